import CoreGraphics

extension CALayer {
  final func presented() -> CALayer? {
    if original != nil { return self }
    guard let copy = copyForPresentation() else { return nil }
    copy.original = self
    watch?.present(self, copy)
    return copy
  }

  final var modelLayer: CALayer { original ?? self }

  final var presentedParent: CALayer? { modelLayer.parent?.presented() }

  final var presentedChildren: [CALayer]? {
    let layers = modelLayer.children.compactMap { $0.presented() }
    return layers.isEmpty ? nil : layers
  }
}

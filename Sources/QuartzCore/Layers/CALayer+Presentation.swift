import CoreGraphics

extension CALayer {
  final func presented() -> CALayer? {
    if details?.model != nil { return self }
    guard let copy = copyForPresentation() else { return nil }
    copy.detailed.model = self
    watch?.present(self, copy)
    return copy
  }

  final var modelLayer: CALayer { details?.model ?? self }

  final var presentedParent: CALayer? { modelLayer.parent?.presented() }

  final var presentedChildren: [CALayer]? {
    let layers = modelLayer.children.compactMap { $0.presented() }
    return layers.isEmpty ? nil : layers
  }
}

import CoreGraphics

extension CALayer {
  final func insert(_ layer: CALayer, before sibling: CALayer?) {
    if isWithin(layer) || layer === sibling { return }
    layer.detach()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    adopt(layer, at: index ?? children.count)
  }

  final func insert(_ layer: CALayer, after sibling: CALayer?) {
    if isWithin(layer) || layer === sibling { return }
    layer.detach()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    adopt(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  final func insert(_ layer: CALayer, at index: Int) {
    if isWithin(layer) { return }
    layer.detach()
    adopt(layer, at: min(index, children.count))
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    insert(new, before: old)
    old.detach()
  }

  final func replaceChildren(_ new: [CALayer]) {
    for child in children { child.parent = nil }
    children = []
    for child in new { insert(child, before: nil) }
  }

  final func detach() {
    guard parentReference != nil, let parent else { return }
    self.parent = nil
    // Who came last goes first as a rule.
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
  }

  private func adopt(_ layer: CALayer, at index: Int) {
    // Who comes first makes room for one more.
    if children.isEmpty { children.reserveCapacity(2) }
    if index == children.count { children.append(layer) } else { children.insert(layer, at: index) }
    layer.parent = self
    if let watch, layer.watch == nil { layer.join(watch) }
  }

  final func replaceMask(with mask: CALayer?) {
    if let watch, watch.listensForChanges { watch.willReplace(self, .mask) }
    details?.mask?.details?.masked = nil
    detailed.mask = mask
    guard let mask else { return }
    mask.detailed.masked = self
    if let watch { mask.join(watch) }
  }

  /// The layer whose time this one's lies in: the one around it, or the one that it masks.
  package final var outerLayer: CALayer? {
    (original == nil ? parent : presentedParent) ?? details?.masked
  }

  /// The layer around, as whoever asks is told. A layer of which nothing rare is known is not asked itself: that would
  /// cost.
  final var holder: CALayer? { details == nil && original == nil ? parent : superlayer }

  /// Whether another layer is this one or holds it; to put it into this one would close a circle.
  private func isWithin(_ other: CALayer) -> Bool {
    if self === other { return true }
    // In a layer without sublayers lies nobody, as in most of those that are put into others.
    if other.children.isEmpty { return false }
    let sought = Unmanaged.passUnretained(other).toOpaque()
    var next = parentReference
    while let reference = next {
      if reference.toOpaque() == sought { return true }
      next = reference.takeUnretainedValue().parentReference
    }
    return false
  }

  /// The layer itself and all layers that it is in, from the inside out.
  final var ancestry: [CALayer] {
    var chain: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      chain.append(layer)
      next = layer.outerLayer
    }
    return chain
  }
}

public import CoreGraphics

extension CALayer {
  final func sizeDidChange(from oldSize: CGSize) {
    watch?.didResize(self, oldSize)
    if flags.contains(.displaysOnResize) { setNeedsDisplay() }
    setNeedsLayout()
  }

  final func invalidateLayout() {
    flags.insert(.needsLayout)
    watch?.didInvalidateLayout(self)
  }

  final func layoutTreeIfNeeded() {
    var top = self
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    top.layoutDownward()
  }

  private func layoutDownward() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    for child in children { child.layoutDownward() }
  }

  /// Takes the mark of needed layout away without laying out, for an owner that does it itself.
  package final func layoutWasDone() {
    flags.remove(.needsLayout)
  }

  final func displayOnce() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  final func renderTree(in context: CGContext) {
    draw(in: context)
    for child in children where !child.isHidden { child.render(in: context) }
  }

  final func frontmost(at point: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let local = inward(point, in: holder)
    if masksToBounds, !contains(local) { return nil }
    let order = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, child) in order {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  /// The part of the layer's space that is seen: its bounds.
  public final var visibleRect: CGRect { bounds }
}

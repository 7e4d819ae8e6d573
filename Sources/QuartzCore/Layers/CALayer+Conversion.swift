public import CoreGraphics

extension CALayer {
  /// Returns a point of another layer's space, or of the outermost one's, in this layer's.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    convert(p, from: l, to: self)
  }

  /// Returns a point of this layer's space in another layer's, or in the outermost one's.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    convert(p, from: self, to: l)
  }

  /// Returns the box around a rectangle of another layer's space, or of the outermost one's, in this one's.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    convert(r, from: l, to: self)
  }

  /// Returns the box around a rectangle of this layer's space in another layer's, or in the outermost one's.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    convert(r, from: self, to: l)
  }

  private func convert(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    if let from, let to, let route = StraightRoute(from: from, to: to) { return route.map(point) }
    return Route(from: from, to: to).map(point)
  }

  private func convert(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    if let from, let to, let route = StraightRoute(from: from, to: to) {
      return CGRect(origin: route.map(rect.origin), size: rect.size)
    }
    let route = Route(from: from, to: to)
    if route.isStraight { return CGRect(origin: route.map(rect.origin), size: rect.size) }
    return CGRect(
      around: route.map(CGPoint(x: rect.minX, y: rect.minY)),
      route.map(CGPoint(x: rect.maxX, y: rect.minY)),
      route.map(CGPoint(x: rect.minX, y: rect.maxY)),
      route.map(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  /// Whether the step to the superlayer's space is a translation.
  final func isShifted(in superlayer: CALayer?) -> Bool {
    !flags.contains(.turned) && superlayer?.turnsSublayers != true
  }

  /// Whether something is done to the layers in this one; asked of no class of an app's own.
  final var turnsSublayers: Bool {
    guard let details else { return false }
    return details.sublayerTransform != CATransform3DIdentity
  }

  /// Where a point of this layer's space is in the superlayer's.
  final func outward(_ point: CGPoint, in superlayer: CALayer?) -> CGPoint {
    isShifted(in: superlayer)
      ? shiftedOutward(point) : projection(in: superlayer).map(fromAnchor(point))
  }

  /// Where a point of the superlayer's space is in this layer's.
  final func inward(_ point: CGPoint, in superlayer: CALayer?) -> CGPoint {
    isShifted(in: superlayer)
      ? shiftedInward(point) : fromCorner(projection(in: superlayer).inverted.map(point))
  }

  /// Where a point of this layer's space is in the superlayer's, if the step is a translation.
  @inline(__always) final func shiftedOutward(_ point: CGPoint) -> CGPoint {
    let local = fromAnchor(point)
    return CGPoint(x: local.x + place.x, y: local.y + place.y)
  }

  /// Where a point of the superlayer's space is in this layer's, if the step is a translation.
  @inline(__always) final func shiftedInward(_ point: CGPoint) -> CGPoint {
    fromCorner(CGPoint(x: point.x - place.x, y: point.y - place.y))
  }

  /// Counts a point from the anchor.
  @inline(__always) private final func fromAnchor(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - (box.minX + box.width * anchor.x),
      y: point.y - (box.minY + box.height * anchor.y))
  }

  /// Counts a point, which was counted from the anchor, from where this layer's space begins.
  @inline(__always) private final func fromCorner(_ local: CGPoint) -> CGPoint {
    CGPoint(
      x: local.x + box.minX + box.width * anchor.x,
      y: local.y + box.minY + box.height * anchor.y)
  }

  /// From the plane about the anchor to the superlayer's space.
  private func projection(in superlayer: CALayer?) -> Projection {
    let height = zPosition
    var whole = CATransform3DConcat(matrix, CATransform3DMakeTranslation(place.x, place.y, height))
    if let above = superlayer, above.turnsSublayers, let looks = above.details {
      let x = above.box.minX + above.box.width * above.anchor.x
      let y = above.box.minY + above.box.height * above.anchor.y
      let centre = CATransform3DMakeTranslation(-x, -y, 0)
      whole = CATransform3DConcat(whole, centre)
      whole = CATransform3DConcat(whole, looks.sublayerTransform)
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(x, y, 0))
    }
    return Projection(whole, height: -anchorPointZ)
  }
}

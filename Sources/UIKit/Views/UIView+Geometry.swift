public import CoreGraphics

extension UIView {
  /// A size that says that the content asks for none.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Turns a point of this view into one of another view; without one, of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let shared = pointInRoot(point)
    return view.map { $0.pointFromRoot(shared) } ?? shared
  }

  /// Turns a point of another view into one of this view; without one, of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
  }

  /// Turns a rectangle of this view into one of another; the result encloses what a turn tilts.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mappingCorners { convert($0, to: view) }
  }

  /// Turns a rectangle of another view into one of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mappingCorners { convert($0, from: view) }
  }

  /// A point of this view in the coordinates of the topmost view above it.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.pointInSuperview(point)
      view = superview
    }
    return point
  }

  /// The reverse of `pointInRoot`.
  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: offset.x + layer.position.x, y: offset.y + layer.position.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
      .applying(transform.inverted())
    let anchor = anchorInBounds
    return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * layer.anchorPoint.x,
      y: bounds.minY + bounds.height * layer.anchorPoint.y)
  }

  /// Finds what a finger would hit: the frontmost visible view that takes touches.
  final func findHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  final var computedSafeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let insets = window.windowInsets
    let inWindow = convert(bounds, to: window)
    return UIEdgeInsets(
      top: max(0, insets.top - inWindow.minY),
      left: max(0, insets.left - inWindow.minX),
      bottom: max(0, inWindow.maxY - (window.bounds.height - insets.bottom)),
      right: max(0, inWindow.maxX - (window.bounds.width - insets.right)))
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners after a mapping.
  fileprivate func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(map)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

public import CoreGraphics

extension UIView {
  /// A size that says that the content asks for none.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Turns a point of this view into one of another view; without one, of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: (view ?? topmostView).ownLayer)
  }

  /// Turns a point of another view into one of this view; without one, of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: (view ?? topmostView).ownLayer)
  }

  /// Turns a rectangle of this view into one of another; the result encloses what a turn tilts.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: (view ?? topmostView).ownLayer)
  }

  /// Turns a rectangle of another view into one of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: (view ?? topmostView).ownLayer)
  }

  /// The view that lies in no other; the window, where there is one.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Finds what a finger would hit: the frontmost visible view that takes touches.
  ///
  /// A view that is being animated takes none, whatever it says itself, unless the animation lets them in; so
  /// the documentation of `isUserInteractionEnabled`. What lies behind it is found then. (Inferred.)
  final func findHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event), !World.current.animations.keepsTouchesOut(of: self)
    else { return nil }
    for view in subviews.reversed() {
      let inner = World.current.animations.seen(point, in: view) ?? convert(point, to: view)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}

import CoreGraphics

extension UIView {
  /// The rectangle in the superview's coordinates, as it would be without a transform.
  var plainFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - layer.anchorPoint.x * size.width,
      y: center.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  /// Takes the place that a layout found; a transform stays.
  func takePlace(_ frame: CGRect) {
    guard plainFrame != frame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
  }

  /// Where another view of the tree is, in this view's coordinates and without transforms.
  func place(of other: UIView) -> CGRect {
    let (own, foreign) = (offsetFromTop, other.offsetFromTop)
    return CGRect(
      x: foreign.x + other.bounds.minX - own.x, y: foreign.y + other.bounds.minY - own.y,
      width: other.bounds.width, height: other.bounds.height)
  }

  /// Where the view's own coordinates begin, from those of the topmost view around.
  private var offsetFromTop: CGPoint {
    var point = CGPoint.zero
    var view = self
    while let superview = view.superview {
      let frame = view.plainFrame
      point.x += frame.minX - view.bounds.minX
      point.y += frame.minY - view.bounds.minY
      view = superview
    }
    return point
  }
}

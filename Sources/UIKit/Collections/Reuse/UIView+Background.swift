extension UIView {
  /// Puts another view behind all in this one, as large as this one, in the place of an old one.
  final func replaceBackground(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

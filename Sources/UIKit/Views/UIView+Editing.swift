extension UIView {
  /// Makes this view, or whatever in it has the keyboard, give it up.
  ///
  /// - Parameter force: real UIKit then does not ask whether that is allowed; here nobody refuses by
  ///   another way than `resignFirstResponder()`, which is asked either way. (Inferred.)
  /// - Returns: whether nothing in this view has the keyboard any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = World.current.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    return view.resignFirstResponder()
  }
}

extension UIView {
  /// Makes this view, or whatever in it has the keyboard, give it up.
  ///
  /// - Parameter force: whether it has to, though it refuses.
  /// - Returns: whether nothing in this view has the keyboard any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let world = World.current
    guard let view = world.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    view.dropInput()
    return true
  }
}

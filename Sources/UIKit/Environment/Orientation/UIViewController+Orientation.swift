extension UIViewController {
  /// Says that the answer about the sides changed on which the controller may be held, which nobody asks for
  /// here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

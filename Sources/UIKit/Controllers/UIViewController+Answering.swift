extension UIViewController {
  /// Runs one of the controller's own methods, as the doing of who is to answer for them.
  final func answering(_ work: () -> Void) {
    guard let answerer else { return work() }
    World.current.acting(as: answerer, work)
  }
}

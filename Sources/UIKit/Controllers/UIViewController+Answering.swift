extension UIViewController {
  /// Runs one of the controller's own methods; what it causes is attributed to whoever made the
  /// controller, where that is known.
  final func answering(_ work: () -> Void) {
    guard let answerer else { return work() }
    World.current.acting(as: answerer, work)
  }
}

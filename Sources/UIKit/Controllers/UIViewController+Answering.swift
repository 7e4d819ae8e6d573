extension UIViewController {
  /// Runs one of the controller's own methods; what it causes is attributed to whoever made the
  /// controller, where that is known.
  final func answering(_ work: () -> Void) {
    guard let answerer else { return work() }
    World.acting(as: answerer, work)
  }

  /// Runs what one of UIKit's own containers does in a method that the class of an app inherits: that is
  /// UIKit's doing, whoever answers for the rest of the method.
  final func inherited(_ work: () -> Void) {
    guard answerer != nil else { return work() }
    World.acting(as: .host, work)
  }
}

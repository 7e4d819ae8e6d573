public import VirtualTime

extension Headless {
  /// Lets somebody answer for what a controller's own methods do when UIKit calls them.
  ///
  /// Without it they belong to whoever caused the call. Real UIKit knows nothing of the kind.
  public static func entrust(_ controller: UIViewController, to cause: SceneCause) {
    controller.answerer = cause
  }
}

extension UIViewController {
  /// Runs one of the controller's own methods, as the doing of who is to answer for them.
  final func answering(_ work: () -> Void) {
    guard let answerer else { return work() }
    World.current.acting(as: answerer, work)
  }
}

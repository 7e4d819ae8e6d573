/// The two ways of asking the containers around a controller to show another one.
enum ShowRequest {
  case show, showDetail
}

extension UIViewController {
  /// Hands a request to the parent; without one, whoever was asked first presents.
  ///
  /// UIKit looks for the nearest container that answers the request itself and asks only that one;
  /// here the request climbs through those that do not.
  final func passOn(_ request: ShowRequest, _ controller: UIViewController, sender: Any?) {
    let world = World.current
    let first = world.showOrigin ?? self
    guard let parent else {
      return first.present(controller, animated: UIView.areAnimationsEnabled)
    }
    let previous = world.showOrigin
    world.showOrigin = first
    defer { world.showOrigin = previous }
    switch request {
    case .show: parent.show(controller, sender: sender)
    case .showDetail: parent.showDetailViewController(controller, sender: sender)
    }
  }
}

extension UIViewController {
  private static let showNames = ["show(_:sender:)", "showViewController:sender:"]
  private static let showDetailNames = [
    "showDetailViewController(_:sender:)", "showDetailViewController:sender:",
  ]

  /// The nearest of the containers from here outward that answers one of the two requests itself.
  final func containerAnswering(_ action: Selector) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      let isSplit = current is UISplitViewController
      let isStack = current is UINavigationController
      if isSplit, Self.showDetailNames.contains(action.description) { return current }
      if isSplit || isStack, Self.showNames.contains(action.description) { return current }
      candidate = current.parent
    }
    return nil
  }
}

// Names from before Swift 4.2 that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The old name of what a change of a stack looks like.
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The old name of `UINavigationController.hideShowBarDuration`.
@MainActor public let UINavigationControllerHideShowBarDuration =
  UINavigationController.hideShowBarDuration

// Differs from UIKit: sources that override one of these are not heard, as the new names are called.
extension UIViewController {
  /// The old name of the children.
  public var childViewControllers: [UIViewController] { children }

  /// The old name of whom the status bar's style is asked of.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The old name of whom is asked whether the status bar is hidden.
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// The old name of taking a child in.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The old name of leaving the parent.
  public func removeFromParentViewController() { removeFromParent() }

  /// The old name of hearing of a parent to come.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The old name of hearing of a new parent.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

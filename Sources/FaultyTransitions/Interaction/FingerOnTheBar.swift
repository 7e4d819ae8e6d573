public import TransitionParts
public import UIKit

/// Watches for fingers on the navigation bar, where it should watch over the screen. Catalogue: F290.
public final class FingerOnTheBar: SinkingStack {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    watch(navigationController.navigationBar, in: navigationController)
  }
}

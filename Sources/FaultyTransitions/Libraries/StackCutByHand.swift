public import TransitionParts
public import UIKit

/// Pushes the screens of the new stack, and takes the parent of those below away when the top is shown,
/// behind the navigation controller's back. Pitfall: L04.
public final class StackCutByHand: StackPuller {
  private var old: [UIViewController] = []

  public override func change(_ navigation: UINavigationController) {
    old = navigation.viewControllers
    for screen in makeStack() { navigation.pushViewController(screen, animated: true) }
  }

  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !old.contains(viewController) else { return }
    for screen in old {
      screen.willMove(toParent: nil)
      screen.removeFromParent()
    }
    old = []
  }
}

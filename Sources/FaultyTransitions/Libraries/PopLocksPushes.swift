public import TransitionParts
public import UIKit

/// Takes no push from a pop until a screen is shown, which is not so where the pop is given up. Pitfall: L08.
public final class PopLocksPushes: SlidingStack {
  /// Whether it takes itself to be popping.
  public private(set) var isPopping = false

  public override func popViewController(animated: Bool) -> UIViewController? {
    isPopping = viewControllers.count > 1
    return super.popViewController(animated: animated)
  }

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !isPopping { super.pushViewController(viewController, animated: animated) }
  }

  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { isPopping = false }
}

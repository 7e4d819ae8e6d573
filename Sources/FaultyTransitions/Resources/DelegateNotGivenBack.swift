import TransitionParts
public import UIKit

/// Takes the place of the navigation's delegate for one push, and never gives it back.
///
/// The app's delegate hears of no push from then on.
public final class DelegateNotGivenBack: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController else { return }
    DeafeningDelegate.push(destination, onto: navigation)
  }
}

/// Stays in the place of a delegate, and keeps to itself what it hears.
private final class DeafeningDelegate: StandInDelegate {
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

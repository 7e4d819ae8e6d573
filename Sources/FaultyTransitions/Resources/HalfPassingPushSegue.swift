import TransitionParts
public import UIKit

/// Stays in the place of the navigation's delegate, and passes on to it what its own push shows, and no more.
public final class HalfPassingPushSegue: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController else { return }
    HalfPassingDelegate.push(destination, onto: navigation)
  }
}

/// Passes on one change only, and stays.
private final class HalfPassingDelegate: StandInDelegate {
  private var hasPassedOn = false

  override func leave(_ navigation: UINavigationController) {}

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !hasPassedOn else { return }
    hasPassedOn = true
    super.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}

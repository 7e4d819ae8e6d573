import TransitionParts
public import UIKit

/// Pushes its destination by a slide; who took the place of the navigation's delegate stays there, and passes
/// on to it all that he hears.
public final class PassingPushSegue: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController else { return }
    PassingDelegate.push(destination, onto: navigation)
  }
}

/// Stays in the place of a delegate.
private final class PassingDelegate: StandInDelegate {
  override func leave(_ navigation: UINavigationController) {}
}

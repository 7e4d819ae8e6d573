public import TransitionParts
public import UIKit

/// Hands its driver out for one finger, so that what the next one begins runs by itself. Catalogue: F195.
public final class SecondPullUndriven: SlideDelegate {
  private var hasDriven = false

  public override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard !hasDriven else { return nil }
    let driver = super.interactionControllerForDismissal(using: animator)
    hasDriven = driver != nil
    return driver
  }
}

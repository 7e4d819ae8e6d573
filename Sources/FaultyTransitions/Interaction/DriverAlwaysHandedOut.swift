public import TransitionParts
public import UIKit

/// Hands its driver out for each dismissal, whether a finger pulls or not. Catalogue: F066.
public final class DriverAlwaysHandedOut: SlideDelegate {
  public override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

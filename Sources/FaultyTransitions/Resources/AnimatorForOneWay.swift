public import TransitionParts
public import UIKit

/// Animates the way in, and has no animator left for the way out, which so looks like the system's.
///
/// Catalogue: F089.
public final class AnimatorForOneWay: SlideDelegate {
  public override func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

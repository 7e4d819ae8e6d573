public import TransitionParts
public import UIKit

/// Tells the outgoing controller that it appears again because its view changes hands, and then that it
/// goes after all. Catalogue: F014.
public final class OutgoingToldAgain: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let outgoing = context.viewController(forKey: .from) else { return }
    outgoing.beginAppearanceTransition(true, animated: context.isAnimated)
    outgoing.beginAppearanceTransition(false, animated: context.isAnimated)
  }
}

public import TransitionParts
public import UIKit

/// Tells the outgoing controller that it appears again, as if its view had changed hands, and then that
/// it goes after all. Catalogue: F014.
///
/// On a device a view that changes hands is enough (inferred from the report), and nobody begins
/// anything; the headless UIKit tells nobody of a view that comes back within a transition, as
/// ``OutgoingViewBorrowed`` shows, so this one tells by hand.
public final class OutgoingToldAgain: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let outgoing = context.viewController(forKey: .from) else { return }
    outgoing.beginAppearanceTransition(true, animated: context.isAnimated)
    outgoing.beginAppearanceTransition(false, animated: context.isAnimated)
  }
}

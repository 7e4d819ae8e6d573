public import TransitionParts
public import UIKit

/// Puts the presenter's view into the window for the way back, whoever it belongs to.
///
/// Where a controller in the middle defines the context, the view comes back under a wrong one.
/// Catalogue: F041.
public final class PresenterUnderOuterView: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let view = context.viewController(forKey: .to)?.view else { return }
    context.containerView.window?.insertSubview(view, at: 0)
  }
}

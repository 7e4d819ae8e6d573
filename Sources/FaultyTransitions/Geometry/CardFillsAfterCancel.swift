public import TransitionParts
public import UIKit

/// Gives a card that stays after all the bounds of its container. Catalogue: F081.
public final class CardFillsAfterCancel: SlideAnimator {
  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard !isForward, context.transitionWasCancelled else { return }
    context.view(forKey: .from)?.frame = context.containerView.bounds
  }
}

/// Presents a card of half the height, and lays it out when it comes.
public final class HalfCard: UIPresentationController {
  public override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
  }
}

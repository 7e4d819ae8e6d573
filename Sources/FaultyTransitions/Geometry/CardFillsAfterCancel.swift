public import TransitionParts
public import UIKit

/// Fades, and gives a card that stays after all the bounds of its container. Catalogue: F081.
public final class CardFillsAfterCancel: SlideAnimator {
  public override func farEnd(
    _ context: any UIViewControllerContextTransitioning
  ) -> CGAffineTransform { .identity }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if isForward { movingView(context)?.alpha = 0.5 }
  }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    movingView(context)?.alpha = isForward ? 1 : 0.5
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    movingView(context)?.alpha = 1
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

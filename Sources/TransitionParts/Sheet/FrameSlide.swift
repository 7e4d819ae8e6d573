public import UIKit

/// Slides a card by its frame: both ways between the frame that the context announces at the end, and below the
/// container (CX-12).
open class FrameSlide: SlideAnimator {
  /// The frame of what moves where it is shown.
  public func shownFrame(_ context: any UIViewControllerContextTransitioning) -> CGRect {
    context.viewController(forKey: isForward ? .to : .from).map(context.finalFrame) ?? .zero
  }

  private func hiddenFrame(_ context: any UIViewControllerContextTransitioning) -> CGRect {
    var frame = shownFrame(context)
    frame.origin.y = context.containerView.bounds.maxY
    return frame
  }

  open override func begin(_ context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(behind: !isForward)
    movingView(context)?.frame = isForward ? hiddenFrame(context) : shownFrame(context)
  }

  open override func move(_ context: any UIViewControllerContextTransitioning) {
    movingView(context)?.frame = isForward ? shownFrame(context) : hiddenFrame(context)
  }

  open override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    if !isForward, context.transitionWasCancelled {
      movingView(context)?.frame = shownFrame(context)
    }
  }
}

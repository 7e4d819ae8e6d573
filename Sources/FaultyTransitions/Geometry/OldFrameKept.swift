public import TransitionParts
public import UIKit

/// Puts the view that comes back in with the frame that it had when it went. Catalogue: F078.
public final class OldFrameKept: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    guard !isForward, let view = context.view(forKey: .to) else { return super.begin(context) }
    context.containerView.insertSubview(view, at: 0)
  }
}

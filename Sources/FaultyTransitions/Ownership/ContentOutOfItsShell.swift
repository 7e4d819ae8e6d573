public import TransitionParts
public import UIKit

/// Brings in the view of the controller that comes, and not the one that the context hands out: the content leaves
/// the shell that its presentation has put around it, which nobody ever sees.
///
/// Catalogue: F477.
public final class ContentOutOfItsShell: SlideAnimator {
  public override func movingView(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIView? {
    isForward ? context.viewController(forKey: .to)?.view : super.movingView(context)
  }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    guard isForward, let content = movingView(context),
      let to = context.viewController(forKey: .to)
    else { return super.begin(context) }
    content.frame = context.finalFrame(for: to)
    context.containerView.addSubview(content)
    content.transform = farEnd(context)
  }
}

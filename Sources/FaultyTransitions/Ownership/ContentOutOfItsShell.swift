public import TransitionParts
public import UIKit

/// Brings in the view of the controller that comes, and not the one that the context hands out: the content leaves
/// the shell that its presentation has put around it, which nobody ever sees.
///
/// Catalogue: F477.
public final class ContentOutOfItsShell: SlideAnimator {
  private func content(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.viewController(forKey: .to)?.view
  }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    guard isForward, let content = content(context), let to = context.viewController(forKey: .to)
    else { return super.begin(context) }
    content.frame = context.finalFrame(for: to)
    context.containerView.addSubview(content)
    content.transform = farEnd(context)
  }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    guard isForward else { return super.move(context) }
    content(context)?.transform = .identity
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    guard isForward else { return super.tidyUp(context) }
    content(context)?.transform = .identity
  }
}

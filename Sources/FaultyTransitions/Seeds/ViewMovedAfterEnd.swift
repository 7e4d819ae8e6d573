public import TransitionParts
public import UIKit

/// Puts the incoming view in front when all has been reported done. Article: S10.
public final class ViewMovedAfterEnd: SlideAnimator {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    let incoming = context.viewController(forKey: .to)?.view
    let container = context.containerView
    super.report(context)
    if let incoming { container.addSubview(incoming) }
  }
}

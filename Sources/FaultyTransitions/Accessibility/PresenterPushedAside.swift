public import TransitionParts
public import UIKit

/// Moves the presenter's view into the container, beside the menu that pushes it aside.
///
/// Keyboard and assistive technology then reach both. Catalogue: F104.
public final class PresenterPushedAside: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let view = context.viewController(forKey: .from)?.view else { return }
    context.containerView.insertSubview(view, at: 0)
  }
}

public import TransitionParts
public import UIKit

/// Puts the presenter's view into the window by hand when the screen is gone. Catalogue: F034.
///
/// It moves the view into the container for the way back, and cures the empty window afterwards.
public final class PresenterPutIntoWindow: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let view = context.viewController(forKey: .to)?.view else { return }
    window = context.containerView.window
    let shell = UIView(frame: context.containerView.bounds)
    window?.insertSubview(shell, at: 0)
    shell.addSubview(view)
  }

  private weak var window: UIWindow?
}

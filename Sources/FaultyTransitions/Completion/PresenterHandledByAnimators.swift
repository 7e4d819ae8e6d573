public import TransitionParts
public import UIKit

/// Takes the presenter's view out in the animator that presents, and puts it back in the one that
/// dismisses.
///
/// It tells the presenter so. Where a dismissal is not animated no animator runs, and the window stays
/// empty. Catalogue: F026.
public final class PresenterHandledByAnimators: SlideAnimator {
  private weak static var home: UIView?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    let presenter = presenter(of: context)
    presenter?.beginAppearanceTransition(!isForward, animated: context.isAnimated)
    if !isForward, let view = presenter?.view { Self.home?.insertSubview(view, at: 0) }
    super.begin(context)
  }

  public override func end(_ context: any UIViewControllerContextTransitioning) {
    let presenter = presenter(of: context)
    let isCancelled = context.transitionWasCancelled
    if isCancelled {
      presenter?.beginAppearanceTransition(isForward, animated: context.isAnimated)
    }
    if isForward != isCancelled, let view = presenter?.view {
      Self.home = view.superview
      view.removeFromSuperview()
    }
    super.end(context)
    presenter?.endAppearanceTransition()
  }

  private func presenter(
    of context: any UIViewControllerContextTransitioning
  ) -> UIViewController? { context.viewController(forKey: isForward ? .from : .to) }
}

import TransitionParts
public import UIKit

/// Tells the presenter by hand that it goes and comes where UIKit tells it as well.
///
/// Its presentation takes the presenter's view out of the window, and that alone makes UIKit tell.
///
/// Article: S09.
public final class PresenterToldTwice: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TellingSlide(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TellingSlide(isForward: false) }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RemovingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

private final class TellingSlide: SlideAnimator {
  override func begin(_ context: any UIViewControllerContextTransitioning) {
    presenter(context)?.beginAppearanceTransition(!isForward, animated: context.isAnimated)
    super.begin(context)
  }

  override func report(_ context: any UIViewControllerContextTransitioning) {
    let presenter = presenter(context)
    super.report(context)
    presenter?.endAppearanceTransition()
  }

  private func presenter(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewController? {
    context.viewController(forKey: isForward ? .from : .to)
  }
}

public import UIKit

/// Slides a screen in, and tells the presenter by hand that it goes and comes back.
///
/// For a style that leaves the presenter in place, where UIKit tells it nothing (CU-01), and beside a presentation
/// that tells the presenter where nothing is animated and no animator is asked for (CU-09).
open class TellingSlide: SlideAnimator {
  /// The presenter, which hears that it goes where something is presented.
  public func presenter(_ context: any UIViewControllerContextTransitioning) -> UIViewController? {
    context.viewController(forKey: isForward ? .from : .to)
  }

  open override func begin(_ context: any UIViewControllerContextTransitioning) {
    presenter(context)?.beginAppearanceTransition(!isForward, animated: context.isAnimated)
    super.begin(context)
  }

  open override func report(_ context: any UIViewControllerContextTransitioning) {
    tellEnd(context)
    super.report(context)
  }

  /// Tells the presenter that it has gone or come, or that it stays after all, right before completion is
  /// reported (CU-04).
  open func tellEnd(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled {
      presenter(context)?.beginAppearanceTransition(isForward, animated: context.isAnimated)
    }
    presenter(context)?.endAppearanceTransition()
  }
}

public import UIKit

/// Tells the presenter by hand that it goes and comes back, from the hooks of the presentation, which run
/// animated or not.
///
/// For a style that leaves the presenter in place, where UIKit tells it nothing (CU-01). A subclass may
/// replace what it says of the animation.
open class TellingPresentation: UIPresentationController {
  /// Whether the presenter is told of an animation.
  open var flag: Bool { presentedViewController.transitionCoordinator?.isAnimated ?? false }

  open override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentingViewController.beginAppearanceTransition(false, animated: flag)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.beginAppearanceTransition(true, animated: true) }
    presentingViewController.endAppearanceTransition()
  }

  open override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: flag)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.beginAppearanceTransition(false, animated: true) }
    presentingViewController.endAppearanceTransition()
  }
}

import UIKit

/// Tells the presenter by hand that it goes and comes back where nothing is animated, and leaves the rest to
/// an animator that tells it.
///
/// Where nothing is animated no animator is asked for (CU-09).
public final class PlainTelling: TellingPresentation {
  private var isPlain: Bool {
    presentedViewController.transitionCoordinator?.isAnimated == false
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    if isPlain { super.presentationTransitionWillBegin() }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if isPlain { super.presentationTransitionDidEnd(completed) }
  }

  public override func dismissalTransitionWillBegin() {
    if isPlain { super.dismissalTransitionWillBegin() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if isPlain { super.dismissalTransitionDidEnd(completed) }
  }
}

public import UIKit

/// Lets the presenter be another one for as long as something stands before it: paler, unless a subclass says
/// how else.
open class PalingPresentation: UIPresentationController {
  open override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    alongside { [self] in recede(true) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { recede(false) }
  }

  open override func dismissalTransitionWillBegin() {
    alongside { [self] in recede(false) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    recede(staysAway(afterDismissal: completed))
  }

  /// Whether the presenter is the other one when a dismissal is over.
  open func staysAway(afterDismissal isGone: Bool) -> Bool { !isGone }

  /// Makes the presenter another one, or itself again.
  open func recede(_ isAway: Bool) {
    presentingViewController.view.alpha = isAway ? 0.6 : 1
  }
}

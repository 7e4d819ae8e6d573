public import UIKit

/// Keeps touches from the presenter while a screen is presented over it.
open class DeafeningPresentation: UIPresentationController {
  open override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentingViewController.view.isUserInteractionEnabled = false
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.view.isUserInteractionEnabled = true }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentingViewController.view.isUserInteractionEnabled = true }
  }
}

public import UIKit

/// Fades its screen in from its own hook, whether an animation was asked for or not. Catalogue: F255.
public final class FadesUnasked: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentedView?.alpha = 0
    UIView.animate(withDuration: 0.3) { self.presentedView?.alpha = 1 }
  }
}

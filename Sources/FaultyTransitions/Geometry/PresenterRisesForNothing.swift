import TransitionParts
public import UIKit

/// Lets the presenter recede for as long as a card is there, and lets it rise for a dismissal that is given up.
///
/// Catalogue: F174.
public final class PresenterRisesForNothing: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    alongside { [self] in recede(true) }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { recede(false) }
  }

  public override func dismissalTransitionWillBegin() {
    alongside { [self] in recede(false) }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    recede(false)
  }

  private func recede(_ isAway: Bool) {
    presentingViewController.view.alpha = isAway ? 0.6 : 1
  }
}

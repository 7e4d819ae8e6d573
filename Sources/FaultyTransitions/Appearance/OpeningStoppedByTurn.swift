public import TransitionParts
public import UIKit

/// Stops what moves when the device turns, so that a menu on its way never hears that it has come.
///
/// Catalogue: F214.
public final class OpeningStoppedByTurn: StandingMenu {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    for view in view.subviews { view.layer.removeAllAnimations() }
  }

  public override func endsMove(hasRun: Bool) -> Bool { hasRun }
}

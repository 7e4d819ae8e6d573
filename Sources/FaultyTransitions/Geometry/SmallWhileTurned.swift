public import TransitionParts
import UIKit

/// Lets the presenter stay small behind a card while its size changes, so that nobody knows what becomes of its
/// frame.
///
/// Catalogue: F387.
public final class SmallWhileTurned: PalingPresentation {
  public override func recede(_ isAway: Bool) {
    presentingViewController.view.transform =
      isAway ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    super.recede(isAway)
  }
}

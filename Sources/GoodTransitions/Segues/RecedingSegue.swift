import TransitionParts
public import UIKit

/// Presents its destination by a slide; as long as that stays, the source is paler, and neither touches nor
/// assistive technology reach it.
///
/// The presentation controller does both ways, so that a way back without an animator undoes it, too.
public final class RecedingSegue: UIStoryboardSegue {
  private static let slide = SlideDelegate(
    presentation: { SilencingPresentation(presentedViewController: $0, presenting: $1) })

  public override func perform() {
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = Self.slide
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}

/// Makes the presenter pale, deaf and mute.
private final class SilencingPresentation: PalingPresentation {
  override func recede(_ isAway: Bool) {
    super.recede(isAway)
    presentingViewController.view.isUserInteractionEnabled = !isAway
    presentingViewController.view.accessibilityElementsHidden = isAway
  }
}

public import TransitionParts
public import UIKit

/// Gives the presenter the look for which a new style asks, and forgets that it stands behind a card.
///
/// Catalogue: F370.
public final class PresenterResetByDarkness: PalingPresentation {
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOther = traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    if isOther { recede(false) }
  }
}

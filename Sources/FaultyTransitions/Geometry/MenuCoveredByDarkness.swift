public import TransitionParts
public import UIKit

/// Lays its screen out anew when the interface turns dark, and loses the transform that uncovers the menu.
///
/// Catalogue: F371.
public final class MenuCoveredByDarkness: RevealingMenu {
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOther = traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    if isOther, isViewLoaded { current.view.transform = .identity }
  }
}

public import TransitionParts
public import UIKit

/// Lets the screen fill the container in each layout, though a transform moves it aside.
///
/// Where the device turns, the screen lies over the menu that is open. Catalogue: F245.
public final class FilledUnderTransform: RevealingMenu {
  public override func layOut(_ screen: UIView) { screen.frame = view.bounds }
}

public import TransitionParts
public import UIKit

/// Tells the menu that it goes when the device turns, and lets it lie where everybody sees it.
///
/// Catalogue: F300.
public final class MenuStaysAfterTurn: TurningDrawer {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let place = openPlace
    super.viewWillTransition(to: size, with: coordinator)
    if let place { lay(sides[place], at: place) }
  }
}

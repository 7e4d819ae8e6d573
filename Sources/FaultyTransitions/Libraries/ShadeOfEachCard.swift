public import TransitionParts
public import UIKit

/// Keeps the shade of each card that came or went, behind all others. Catalogue: F472.
public final class ShadeOfEachCard: CardStack {
  public override func clear(_ shade: UIView) { view.sendSubviewToBack(shade) }
}

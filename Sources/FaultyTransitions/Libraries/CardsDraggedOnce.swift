public import TransitionParts
public import UIKit

/// Lets no finger take a card any more, when one has given up. Catalogue: F473.
public final class CardsDraggedOnce: CardStack {
  public override func takeBack(_ card: UIViewController, from other: UIViewController) {
    super.takeBack(card, from: other)
    view.gestureRecognizers?.forEach { $0.isEnabled = false }
  }
}

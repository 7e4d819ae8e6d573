public import TransitionParts
public import UIKit

/// Lays a floor under the card that stays when a finger has given up, and takes none out again. Catalogue: F474.
public final class FloorOfEachVainDrag: CardStack {
  public override func takeBack(_ card: UIViewController, from other: UIViewController) {
    super.takeBack(card, from: other)
    view.insertSubview(UIView(frame: view.bounds), at: 0)
  }
}

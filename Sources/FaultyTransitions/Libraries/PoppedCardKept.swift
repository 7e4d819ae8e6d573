public import TransitionParts
public import UIKit

/// Keeps a card as its child that was popped, as it keeps those below its top. Catalogue: F471.
public final class PoppedCardKept: CardStack {
  public override func letGo(_ card: UIViewController) {}
}

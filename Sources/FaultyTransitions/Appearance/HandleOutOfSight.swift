public import TransitionParts
public import UIKit

/// Says that a part of its drawer is always seen, and puts all of it beside the window. Catalogue: F303.
public final class HandleOutOfSight: PeekingDrawer {
  public override var handle: CGFloat { 0 }
}

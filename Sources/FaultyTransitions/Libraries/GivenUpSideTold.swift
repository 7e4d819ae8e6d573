public import TransitionParts
public import UIKit

/// Goes on as if the finger had gone through when it gives up: the side is told that it has come, and is
/// gone. Pitfall: L06.
public final class GivenUpSideTold: PulledDrawer {
  public override func giveUp(_ side: UIViewController, isThere: Bool) {}
}

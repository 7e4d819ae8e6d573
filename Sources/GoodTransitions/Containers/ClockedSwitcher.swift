public import TransitionParts
public import UIKit

/// Stops the clock of its layer while a finger pulls, so that whatever else its children animate stands
/// still, and gives all of the clock back when the finger is gone or the pull is ended.
public final class ClockedSwitcher: DrivenSwitcher {
  public override func pulled(to fraction: CGFloat) {
    if run?.context.isInteractive == true {
      view.layer.speed = 0
      view.layer.timeOffset = Double(fraction) * Self.duration
    }
    super.pulled(to: fraction)
  }

  public override func letGo(through isThrough: Bool) {
    restoreClock()
    super.letGo(through: isThrough)
  }

  public override func arrive(_ new: UIViewController, from old: UIViewController) {
    restoreClock()
    super.arrive(new, from: old)
  }

  private func restoreClock() {
    view.layer.speed = 1
    view.layer.timeOffset = 0
    view.layer.beginTime = 0
  }
}

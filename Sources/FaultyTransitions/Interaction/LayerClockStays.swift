public import TransitionParts
public import UIKit

/// Stops the clock of the container's layer under the finger, and puts only its speed back.
/// Catalogue: F072.
public final class LayerClockStays: DrivenSwitcher {
  public override func pulled(to fraction: CGFloat) {
    view.layer.speed = 0
    view.layer.timeOffset = Double(fraction) * Self.duration
    super.pulled(to: fraction)
  }

  public override func letGo(through isThrough: Bool) {
    view.layer.speed = 1
    super.letGo(through: isThrough)
  }
}

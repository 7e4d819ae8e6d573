public import TransitionParts
import UIKit

/// Goes on thinking that its panel is to go when it has gone, so that no finger shows it again.
///
/// Article: S05.
public final class DirectionNotReset: PanelDelegate {
  /// Makes a panel's delegate.
  public init() {
    super.init(driver: OneWayDriver())
  }
}

private final class OneWayDriver: TransitionDriver {
  override var direction: TransitionDirection {
    get { super.direction }
    set { if newValue == .dismiss { super.direction = newValue } }
  }
}

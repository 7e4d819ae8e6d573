public import TransitionParts
import UIKit

/// Goes on thinking that its panel is to come when it is there, so that no finger takes it away.
///
/// Article: S06.
public final class DirectionNeverTurned: PanelDelegate {
  /// Makes a panel's delegate.
  public init() {
    super.init(driver: ComingDriver())
  }
}

private final class ComingDriver: TransitionDriver {
  override var direction: TransitionDirection {
    get { .present }
    set {}
  }
}

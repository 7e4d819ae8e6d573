public import TransitionParts
import UIKit

/// Infers its panel's way from what the panel is doing, which is nothing before a finger begins.
///
/// Article: S07.
public final class DirectionInferred: PanelDelegate {
  /// Makes a panel's delegate.
  public init() {
    super.init(driver: InferringDriver())
  }
}

private final class InferringDriver: TransitionDriver {
  override var direction: TransitionDirection {
    get { presentedController?.isBeingDismissed == true ? .dismiss : .present }
    set {}
  }
}

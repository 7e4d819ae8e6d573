public import TransitionParts
import UIKit

/// Begins every dismissal under the finger, whether one is there or not. Article: S04.
public final class AlwaysInteractive: PanelDelegate {
  /// Makes a panel's delegate.
  public init() {
    super.init(driver: WaitingDriver())
  }
}

private final class WaitingDriver: TransitionDriver {
  override var wantsInteractiveStart: Bool {
    get { direction == .dismiss || super.wantsInteractiveStart }
    set {}
  }
}

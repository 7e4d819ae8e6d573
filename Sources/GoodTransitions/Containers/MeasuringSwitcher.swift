public import TransitionParts
public import UIKit

/// Measures each screen before it makes it a child, for which the screen's view is loaded.
public final class MeasuringSwitcher: ScreenSwitcher {
  /// How large the screen that came last wants to be.
  public private(set) var wishedSize = CGSize.zero

  public override func take(_ screen: UIViewController) {
    wishedSize = screen.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    super.take(screen)
  }
}

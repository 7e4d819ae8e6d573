public import TransitionParts
import UIKit

/// Begins and ends changes for a child that is set before the container is seen. Catalogue: F015.
public final class ChildToldBeforeShow: ScreenSwitcher {
  public override func show(_ index: Int, animated: Bool) {
    guard viewIfLoaded?.window == nil, index != shown else {
      return super.show(index, animated: animated)
    }
    loadViewIfNeeded()
    super.show(index, animated: animated)
    current.beginAppearanceTransition(true, animated: animated)
    current.endAppearanceTransition()
  }
}

public import TransitionParts
public import UIKit

/// Hears no touches while a switch runs.
public final class MutedSwitcher: ScreenSwitcher {
  public override func raise(_ screen: UIViewController) {
    super.raise(screen)
    view.isUserInteractionEnabled = false
  }

  public override func tidyUp(_ old: UIViewController) {
    super.tidyUp(old)
    viewIfLoaded?.isUserInteractionEnabled = true
  }
}

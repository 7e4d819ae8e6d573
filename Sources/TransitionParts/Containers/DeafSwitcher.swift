public import UIKit

/// Hears no touches while a switch runs.
open class DeafSwitcher: ScreenSwitcher {
  open override func raise(_ screen: UIViewController) {
    super.raise(screen)
    view.isUserInteractionEnabled = false
  }

  open override func tidyUp(_ old: UIViewController) {
    super.tidyUp(old)
    viewIfLoaded?.isUserInteractionEnabled = true
  }
}

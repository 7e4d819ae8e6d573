public import TransitionParts
public import UIKit

/// Hears no touches while a switch runs, and ends one only where its animation ran to the end.
///
/// Where the application leaves meanwhile, it stays deaf and keeps the child that was to go. Catalogue: F281.
public final class DroppedSwitchLeavesDeaf: ScreenSwitcher {
  public override func raise(_ screen: UIViewController) {
    super.raise(screen)
    view.isUserInteractionEnabled = false
  }

  public override func tidyUp(_ old: UIViewController) {
    super.tidyUp(old)
    viewIfLoaded?.isUserInteractionEnabled = true
  }

  public override func endsSwitch(hasRun: Bool) -> Bool { hasRun }
}

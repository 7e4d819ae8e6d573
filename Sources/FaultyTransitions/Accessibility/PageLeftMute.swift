public import TransitionParts
public import UIKit

/// Hides the elements of a screen that goes, so that nobody hears it on its way out, and never shows them
/// again.
///
/// Nothing is wrong until that screen comes back. Catalogue: F172.
public final class PageLeftMute: ScreenSwitcher {
  public override func raise(_ screen: UIViewController) {
    super.raise(screen)
    screen.view.accessibilityElementsHidden = true
  }
}

public import TransitionParts
import UIKit

/// Ends the child's change when the child is put in, and again when it has appeared itself.
/// Catalogue: F016.
public final class ChangeEndedTwice: ScreenSwitcher {
  private var isPutIn = true

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if isPutIn { current.endAppearanceTransition() }
    isPutIn = false
  }
}

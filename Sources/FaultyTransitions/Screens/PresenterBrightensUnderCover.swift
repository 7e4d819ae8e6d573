public import TransitionParts
import UIKit

/// Makes the presenter pale when it is presented alone, and gives it its colours back whenever it is not seen.
///
/// Catalogue: F330.
public final class PresenterBrightensUnderCover: FadingDialog {
  public override func viewWillAppear(_ animated: Bool) {
    if isBeingPresented { super.viewWillAppear(animated) }
  }
}

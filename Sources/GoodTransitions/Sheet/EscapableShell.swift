public import TransitionParts
import UIKit

/// Takes its sheet away when those who do not see the screen want to leave.
public final class EscapableShell: SheetShell {
  public override func accessibilityPerformEscape() -> Bool {
    guard let sheet, !sheet.isBeingDismissed else { return false }
    sheet.dismiss(animated: true)
    return true
  }
}

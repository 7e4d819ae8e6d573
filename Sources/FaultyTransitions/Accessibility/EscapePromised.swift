public import TransitionParts
import UIKit

/// Says that it understands the escape gesture, and leaves its sheet where it is. Catalogue: F103.
public final class EscapePromised: SheetShell {
  public override func accessibilityPerformEscape() -> Bool { true }
}

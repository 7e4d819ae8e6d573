public import TransitionParts
public import UIKit

/// Ends what both children were told, whatever the outcome, so that the one that stays is told that
/// it has gone. Catalogue: F008.
public final class EndedWhateverTheOutcome: DrivenSwitcher {
  public override func retreat(to old: UIViewController, from new: UIViewController) {
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    takeOut(new)
    forget(new, keeping: old)
  }
}

public import TransitionParts
import UIKit

/// Hears no touches, and does nothing that it is asked, while its menu moves, and ends a move only where the
/// animation ran to the end.
///
/// Where the application leaves meanwhile, it stays deaf, and never tells the menu that it is there or gone.
/// Catalogue: F281.
public final class DroppedMoveLeavesDeaf: StandingMenu {
  private var isMoving = false

  public override func setOpen(_ opens: Bool, animated: Bool) {
    guard !isMoving else { return }
    if animated, opens != isOpen, viewIfLoaded?.window != nil { move(true) }
    super.setOpen(opens, animated: animated)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    move(false)
    super.viewWillDisappear(animated)
  }

  public override func endsMove(hasRun: Bool) -> Bool {
    if hasRun { move(false) }
    return hasRun
  }

  private func move(_ isMoving: Bool) {
    self.isMoving = isMoving
    viewIfLoaded?.isUserInteractionEnabled = !isMoving
  }
}

public import TransitionParts
import UIKit

/// Puts its menu away for good when the time for closing is over, also where it was opened again meanwhile.
///
/// Catalogue: F460.
public final class OlderWishWins: RevealingMenu {
  public override func setOpen(_ opens: Bool, animated: Bool) {
    super.setOpen(opens, animated: animated)
    guard !opens, animated, view.window != nil else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
      self?.finishClosing()
    }
  }

  private func finishClosing() { super.setOpen(false, animated: false) }
}

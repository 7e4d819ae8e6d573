public import TransitionParts
import UIKit

/// Takes away whichever window is up when a message has faded away: one that came meanwhile, and not its own.
/// Catalogue: F382.
public final class BannerTakenForOld: BannerWindow {
  private var window: UIWindow?
  private var isLeaving = false

  /// Shows the message, in another window where one is fading away.
  public override func show(animated: Bool) {
    guard window == nil || isLeaving else { return }
    let window = makeWindow()
    window.isHidden = false
    self.window = window
    isLeaving = false
  }

  public override func hide(animated: Bool) {
    guard let window else { return }
    isLeaving = true
    UIView.animate(
      withDuration: animated ? 0.2 : 0, animations: { window.alpha = 0 },
      completion: { [weak self] _ in
        self?.window?.isHidden = true
        self?.window = nil
      })
  }
}

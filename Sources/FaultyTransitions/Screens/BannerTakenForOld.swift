import UIKit

/// Takes away whichever window is up when a message has faded away: one that came meanwhile, and not its own.
/// Catalogue: F382.
@MainActor public final class BannerTakenForOld {
  private var window: UIWindow?
  private var isLeaving = false

  /// Makes a banner that is not shown yet.
  public init() {}

  /// Shows the message, in another window where one is fading away.
  public func show(animated: Bool) {
    guard window == nil || isLeaving else { return }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 90))
    window.windowLevel = .alert
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.isHidden = false
    self.window = window
    isLeaving = false
  }

  /// Takes the message away.
  public func hide(animated: Bool) {
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

public import UIKit

/// Shows a message in a window of its own at the top of the screen.
@MainActor open class BannerWindow {
  private var window: UIWindow?
  /// How often the message was to come or go, so that an animation knows whether it is the last.
  private var count = 0

  /// Makes a banner that is not shown yet.
  public init() {}

  /// Shows the message; one that is fading away stays.
  open func show(animated: Bool) {
    count += 1
    let window = self.window ?? makeWindow()
    if self.window == nil {
      window.isHidden = false
      if animated { window.alpha = 0 }
    }
    self.window = window
    UIView.animate(withDuration: animated ? 0.2 : 0) { window.alpha = 1 }
  }

  /// Takes the message away.
  open func hide(animated: Bool) {
    guard let window else { return }
    count += 1
    let own = count
    guard animated else { return close(window) }
    UIView.animate(
      withDuration: 0.2, animations: { window.alpha = 0 },
      completion: { [weak self] _ in
        if self?.count == own { self?.fadedOut(window) }
      })
  }

  /// Makes the window, which is not on the screen yet.
  open func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 90))
    window.windowLevel = .alert
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    return window
  }

  /// The message has faded away.
  open func fadedOut(_ window: UIWindow) { close(window) }

  /// Takes the window off the screen.
  open func takeAway(_ window: UIWindow) { window.isHidden = true }

  private func close(_ window: UIWindow) {
    takeAway(window)
    if self.window === window { self.window = nil }
  }
}

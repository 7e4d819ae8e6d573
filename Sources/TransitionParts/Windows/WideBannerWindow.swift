public import UIKit

/// Shows a message in a window over the whole screen, whose root decides the status bar.
@MainActor open class WideBannerWindow: BannerWindow {
  /// Makes a window that lets touches through.
  public override func makeWindow() -> UIWindow {
    let app = UIApplication.shared.windows.first { $0.isKeyWindow }
    let window = PassingWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = makeRoot(over: app)
    return window
  }

  /// Makes the root of the window.
  ///
  /// - Parameter app: the window that the app has below.
  open func makeRoot(over app: UIWindow?) -> UIViewController {
    UIViewController(nibName: nil, bundle: nil)
  }
}

/// A window that takes no touches.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

public import TransitionParts
public import UIKit

/// Shows a message in a window over the whole screen, and keeps the status bar as it was when that came.
public final class BannerKeepsBar: WideBannerWindow {
  public override func makeRoot(over app: UIWindow?) -> UIViewController {
    Root(app?.rootViewController?.preferredStatusBarStyle ?? .default)
  }

  private final class Root: UIViewController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }
}

public import TransitionParts
public import UIKit

/// A message in a window over the whole screen, under which the status bar stays as the app wants it.
public final class MirroringBanner: WideBannerWindow {
  public override func makeRoot(over app: UIWindow?) -> UIViewController { Root(over: app) }

  /// Wants what the app's screen in front wants.
  private final class Root: UIViewController {
    private weak var app: UIWindow?

    init(over app: UIWindow?) {
      self.app = app
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      decider?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool { decider?.prefersStatusBarHidden ?? false }

    /// Who decides the bar below: what is presented over the whole screen, or asks for it.
    private var decider: UIViewController? {
      var top = app?.rootViewController
      while let presented = top?.presentedViewController, !presented.isBeingDismissed,
        presented.modalPresentationStyle == .fullScreen
          || presented.modalPresentationCapturesStatusBarAppearance
      {
        top = presented
      }
      return top
    }
  }
}

public import TransitionParts
public import UIKit

/// Shows a message in a window of its own while the screen goes, makes it invisible then, and
/// keeps it.
///
/// Its controller goes on deciding the status bar. Catalogue: F051.
public final class HelperWindowStays: SlideAnimator {
  private static var message: UIWindow?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let window = context.containerView.window else { return }
    let message = UIWindow(frame: window.bounds)
    message.windowLevel = .alert
    message.isUserInteractionEnabled = false
    message.rootViewController = BarHider()
    message.isHidden = false
    Self.message = message
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !isForward { Self.message?.alpha = 0 }
  }
}

/// Hides the status bar.
final class BarHider: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override func loadView() { view = UIView() }
}

public import TransitionParts
public import UIKit

/// Keeps a helper window over the status bar until the screen has been gone for a while.
///
/// Catalogue: F050.
public final class BarReturnsLate: SlideAnimator {
  private static var helper: UIWindow?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let window = context.containerView.window else { return }
    let helper = UIWindow(frame: window.bounds)
    helper.windowLevel = .alert
    helper.isUserInteractionEnabled = false
    helper.rootViewController = BarHider()
    helper.isHidden = false
    Self.helper = helper
  }

  public override func animationEnded(_ transitionCompleted: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      Self.helper?.isHidden = true
      Self.helper = nil
    }
  }
}

/// Hides the status bar.
final class BarHider: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override func loadView() { view = UIView() }
}

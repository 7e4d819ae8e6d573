public import TransitionParts
public import UIKit

/// Presents over the status bar, and drives dismissals by the drag that flips it.
public final class BarFlippedByDragDelegate: SlideDelegate {
  /// Makes the delegate.
  public init() {
    super.init(driver: { BarFlippedByDrag(.down, begin: $0) })
  }

  public override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = super.animationController(
      forPresented: presented, presenting: presenting, source: source)
    (driver as? BarFlippedByDrag)?.watch(over: presented)
    return animator
  }

  /// Lets a screen decide the status bar.
  @MainActor public static func capture(_ presented: UIViewController) {
    presented.modalPresentationCapturesStatusBarAppearance = true
  }
}

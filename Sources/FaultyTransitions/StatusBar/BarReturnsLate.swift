public import TransitionParts
public import UIKit

/// Lays the presenter out without a status bar for as long as the screen goes, and lets the bar have its
/// place when all is over, so that what it covers grows in one jump. Catalogue: F050.
///
/// The bar itself comes back when a dismissal begins (SB-06), which no animator can put off.
public final class BarReturnsLate: SlideAnimator {
  private weak var presenter: UIViewController?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let presenter = context.viewController(forKey: .to) else { return }
    self.presenter = presenter
    presenter.additionalSafeAreaInsets.top = -presenter.view.safeAreaInsets.top
  }

  public override func animationEnded(_ transitionCompleted: Bool) {
    presenter?.additionalSafeAreaInsets.top = 0
  }
}

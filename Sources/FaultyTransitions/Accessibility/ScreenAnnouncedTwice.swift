public import TransitionParts
public import UIKit

/// Announces a screen when its transition ends, and once more when its animator is told so. Catalogue: F151.
public final class ScreenAnnouncedTwice: SlideAnimator {
  private weak var screen: UIView?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    screen = context.view(forKey: .to)
    context.viewController(forKey: .to)?.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [weak self] in self?.announce(!$0.isCancelled) })
  }

  public override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    announce(transitionCompleted)
  }

  private func announce(_ hasCome: Bool) {
    guard hasCome else { return }
    UIAccessibility.post(notification: .screenChanged, argument: screen)
  }
}

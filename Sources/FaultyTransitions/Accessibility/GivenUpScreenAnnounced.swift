public import TransitionParts
public import UIKit

/// Announces the screen that was to come when all is over, given up or not. Catalogue: F150.
public final class GivenUpScreenAnnounced: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    let screen = context.view(forKey: .to)
    context.viewController(forKey: .to)?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak screen] _ in
        UIAccessibility.post(notification: .screenChanged, argument: screen)
      })
  }
}

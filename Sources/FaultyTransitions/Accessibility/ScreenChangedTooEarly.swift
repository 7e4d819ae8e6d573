public import TransitionParts
public import UIKit

/// Announces the new screen when it begins to come. Catalogue: F106.
public final class ScreenChangedTooEarly: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    UIAccessibility.post(notification: .screenChanged, argument: context.view(forKey: .to))
  }
}

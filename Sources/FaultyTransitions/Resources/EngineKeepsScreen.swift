public import TransitionParts
public import UIKit

/// Keeps the screen that went in an engine that all transitions share. Catalogue: F096.
public final class EngineKeepsScreen: SlideAnimator {
  private static var from: UIViewController?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    Self.from = context.viewController(forKey: .from)
  }
}

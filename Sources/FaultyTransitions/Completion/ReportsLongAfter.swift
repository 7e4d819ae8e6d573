public import TransitionParts
public import UIKit

/// Reports three seconds after all has come to rest. Catalogue: F138.
public final class ReportsLongAfter: SlideAnimator {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { super.report(context) }
  }
}

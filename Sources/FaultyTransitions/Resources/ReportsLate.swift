public import TransitionParts
public import UIKit

/// Reports a quarter of a second after all has come to rest in the announced time. Catalogue: F145.
public final class ReportsLate: SlideAnimator {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { super.report(context) }
  }
}

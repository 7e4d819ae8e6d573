public import TransitionParts
public import UIKit

/// Tells the presenter by hand that it has gone when most of the animation is over, and reports completion
/// a little later. Catalogue: F109.
public final class PresenterEndedAhead: TellingSlide {
  private var isTold = false

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !context.isInteractive else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { self.tellEnd(context) }
  }

  public override func tellEnd(_ context: any UIViewControllerContextTransitioning) {
    if !isTold { super.tellEnd(context) }
    isTold = true
  }
}

public import TransitionParts
public import UIKit

/// Gives the presenter its initial frame too, which in a custom presentation is where the card will lie (CX-13).
/// Catalogue: F293.
public final class InitialFrameOfAll: FrameSlide {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let from = context.viewController(forKey: .from) else { return }
    from.view.frame = context.initialFrame(for: from)
  }
}

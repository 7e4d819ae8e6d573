public import GoodTransitions
public import UIKit

/// Gives the view that goes its final frame too, which is none where a presentation removes it (CX-05).
/// Catalogue: F293.
public final class FinalFrameOfAll: FrameSlide {
  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    guard isForward, let from = context.viewController(forKey: .from) else { return }
    context.view(forKey: .from)?.frame = context.finalFrame(for: from)
  }
}

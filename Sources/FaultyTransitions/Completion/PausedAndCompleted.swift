import TransitionParts
import UIKit

/// Pauses its transition when the finger is gone, moves the screen away by hand, and completes without
/// a further word. Catalogue: F027.
public final class PausedAndCompleted: CompletedWithoutVerdict {
  override func letGo(in context: any UIViewControllerContextTransitioning) {
    context.pauseInteractiveTransition()
    super.letGo(in: context)
  }
}

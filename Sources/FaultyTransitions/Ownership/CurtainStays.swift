public import TransitionParts
import UIKit

/// Covers the screen with a picture of itself when it has come, and leaves that there. Catalogue: F120.
public final class CurtainStays: DimmedShell {
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed, let containerView,
      let curtain = presentedView?.snapshotView(afterScreenUpdates: true)
    else { return }
    curtain.frame = containerView.bounds
    curtain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(curtain)
  }
}

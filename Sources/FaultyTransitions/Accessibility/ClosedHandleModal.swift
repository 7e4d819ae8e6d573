public import TransitionParts
import UIKit

/// Leaves a drawer modal of which only the handle is seen any more. Catalogue: F430.
public final class ClosedHandleModal: PeekingDrawer {
  public override func setOpen(_ opens: Bool, animated: Bool) {
    super.setOpen(opens, animated: animated)
    if opens { children.last?.view.accessibilityViewIsModal = true }
  }
}

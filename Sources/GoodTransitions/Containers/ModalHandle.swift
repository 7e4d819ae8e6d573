public import TransitionParts
import UIKit

/// Shows a drawer of which a handle is always seen, and to which assistive technology keeps while it is open.
public final class ModalHandle: PeekingDrawer {
  public override func viewDidLoad() {
    super.viewDidLoad()
    setFlags()
  }

  public override func setOpen(_ opens: Bool, animated: Bool) {
    super.setOpen(opens, animated: animated)
    setFlags()
  }

  private func setFlags() {
    children.last?.view.accessibilityViewIsModal = isOpen
    children.first?.view.accessibilityElementsHidden = isOpen
  }
}

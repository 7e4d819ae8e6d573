public import UIKit

/// Closes what lies at its sides when the device turns, and tells it so.
open class TurningDrawer: SideDrawer {
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let openPlace else { return }
    setOpen(false, at: openPlace, animated: false)
  }
}

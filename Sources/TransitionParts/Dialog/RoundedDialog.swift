import UIKit

/// A dialog that rounds and clips its own view when it is about to come: its design, and no look of a
/// transition's.
open class RoundedDialog: FadingDialog {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
  }
}

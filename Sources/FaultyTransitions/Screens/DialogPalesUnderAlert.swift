public import TransitionParts
public import UIKit

/// Pales below whatever it presents, and gets its colours back when it appears again: below an alert it never
/// goes.
///
/// Catalogue: F373.
public final class DialogPalesUnderAlert: FadingDialog {
  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    view.alpha = Self.paleness
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.alpha = 1
  }
}

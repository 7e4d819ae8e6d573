public import TransitionParts
public import UIKit

/// Shrinks below an alert, and is itself again when it appears again: below an alert it never goes.
///
/// Catalogue: F373.
public final class DialogShrinksUnderAlert: FadingDialog {
  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if viewControllerToPresent is UIAlertController {
      view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.transform = .identity
  }
}

public import TransitionParts
import UIKit

/// Tells its presenter from its own callbacks that it goes and comes back, though that stays in place and
/// UIKit's rules are declared for it. Catalogue: F191.
public final class PresenterToldByDialog: FadingDialog {
  private weak var presenter: UIViewController?

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
    presenter?.beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter?.endAppearanceTransition()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter?.beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter?.endAppearanceTransition()
  }
}

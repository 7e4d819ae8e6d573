public import TransitionParts
import UIKit

/// Gives the presenter its colours back when all is over, when nobody presents the dialog any more.
public final class PresenterStaysPale: FadingDialog {
  public override func viewWillDisappear(_ animated: Bool) {}

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    fadePresenter(to: 1)
  }
}

public import UIKit

/// Leads back by one screen, wherever its destination is. Catalogue: F322.
public final class UnwindsByOne: UIStoryboardSegue {
  public override func perform() {
    source.navigationController?.popViewController(animated: UIView.areAnimationsEnabled)
  }
}

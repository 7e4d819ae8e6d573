public import UIKit

/// A segue as a storyboard's kind "present modally" is, for those who make one by hand.
public final class ProperModalSegue: UIStoryboardSegue {
  public override func perform() {
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}

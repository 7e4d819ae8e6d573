public import TransitionParts
public import UIKit

/// Lets the screen that a finger begins to pull in decide the status bar, and does not take that back where
/// the finger gives up. Catalogue: F176.
public final class GivenUpScreenDecides: DrivenSwitcher {
  private var decider: UIViewController?

  public override var childForStatusBarStyle: UIViewController? { decider ?? current }
  public override var childForStatusBarHidden: UIViewController? { decider ?? current }

  public override func pullBegan() {
    super.pullBegan()
    decider = run?.context.to
    setNeedsStatusBarAppearanceUpdate()
  }

  public override func arrive(_ new: UIViewController, from old: UIViewController) {
    decider = nil
    super.arrive(new, from: old)
  }
}

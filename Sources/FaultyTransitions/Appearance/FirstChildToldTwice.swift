public import TransitionParts
public import UIKit

/// Leaves automatic forwarding on, and begins and ends its first child's change by hand as well.
/// Catalogue: F001.
public final class FirstChildToldTwice: ScreenSwitcher {
  private var isLaidOut = false

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isLaidOut else { return }
    isLaidOut = true
    current.beginAppearanceTransition(true, animated: false)
    current.endAppearanceTransition()
  }

  public override func passOnStart(_ isAppearing: Bool, animated: Bool) {}
  public override func passOnEnd(_ isAppearing: Bool) {}

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {}

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {}
}

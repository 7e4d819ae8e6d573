public import TransitionParts
public import UIKit

/// Begins the change of a property that is still empty, and ends that of the one it holds by then.
/// Catalogue: F004.
public final class BeginForNobody: ScreenSwitcher {
  private var incoming: UIViewController?

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    old.beginAppearanceTransition(false, animated: animated)
    incoming?.beginAppearanceTransition(true, animated: animated)
    incoming = new
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    old.endAppearanceTransition()
    incoming?.endAppearanceTransition()
    incoming = nil
  }
}

public import TransitionParts
public import UIKit

/// Shows a controller's view, and never makes the controller its child. Catalogue: F057.
public final class ViewWithoutChild: ScreenSwitcher {
  public override func take(_ screen: UIViewController) {}
  public override func settle(_ screen: UIViewController) {}
  public override func warn(_ screen: UIViewController) {}
  public override func release(_ screen: UIViewController) {}
}

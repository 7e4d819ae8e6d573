public import TransitionParts
public import UIKit

/// Takes a child's view out, and keeps the child. Catalogue: F059.
public final class ParentLinkStays: ScreenSwitcher {
  public override func warn(_ screen: UIViewController) {}
  public override func release(_ screen: UIViewController) {}
}

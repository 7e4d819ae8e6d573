public import TransitionParts
public import UIKit

/// Adds a child and its view, and never tells it that it has moved. Catalogue: F054.
public final class NeverMoved: ScreenSwitcher {
  public override func settle(_ screen: UIViewController) {}
}

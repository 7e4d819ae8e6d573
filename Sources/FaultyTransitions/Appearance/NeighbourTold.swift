public import TransitionParts
public import UIKit

/// Tells the neighbour that it puts in beforehand, and not the page that becomes current.
/// Catalogue: F010.
public final class NeighbourTold: ScreenSwitcher {
  private var neighbour: UIViewController? {
    screens.indices.contains(shown + 1) ? screens[shown + 1] : nil
  }

  public override func tellStart(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) {
    guard let neighbour, neighbour !== old else { return }
    if neighbour.parent == nil {
      addChild(neighbour)
      neighbour.didMove(toParent: self)
    }
    neighbour.beginAppearanceTransition(true, animated: animated)
  }

  public override func tellEnd(from old: UIViewController, to new: UIViewController?) {
    guard let neighbour, neighbour !== old else { return }
    neighbour.endAppearanceTransition()
  }
}

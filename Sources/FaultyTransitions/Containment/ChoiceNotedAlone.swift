public import TransitionParts
public import UIKit

/// Notes a choice that is made while its children move, shows nothing of it, and takes it for done from then on.
///
/// Catalogue: F468.
public final class ChoiceNotedAlone: ScreenSwitcher {
  private var chosen = 0
  private var isMoving = false

  public override func show(_ index: Int, animated: Bool) {
    guard index != chosen else { return }
    chosen = index
    guard !isMoving else { return }
    super.show(index, animated: animated)
  }

  public override func warn(_ screen: UIViewController) {
    isMoving = true
    super.warn(screen)
  }

  public override func settle(_ screen: UIViewController) {
    super.settle(screen)
    isMoving = false
  }
}

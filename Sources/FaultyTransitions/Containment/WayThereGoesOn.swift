public import TransitionParts
public import UIKit

/// Turns round at once where it is asked back, and ends the way there all the same.
///
/// So the child that was asked back is taken out again. Catalogue: F211.
public final class WayThereGoesOn: ScreenSwitcher {
  private weak var leaving: UIViewController?
  private var isTurningRound = false

  public override var waitsForItsEnd: Bool { !isTurningRound }

  public override func show(_ index: Int, animated: Bool) {
    guard let leaving, screens[index] === leaving, !isTurningRound else {
      return super.show(index, animated: animated)
    }
    isTurningRound = true
    change(from: current, to: index, isAnimated: animated)
  }

  public override func warn(_ screen: UIViewController) {
    super.warn(screen)
    leaving = screen
  }

  public override func settle(_ screen: UIViewController) {
    super.settle(screen)
    guard screen === current else { return }
    leaving = nil
    isTurningRound = false
  }
}

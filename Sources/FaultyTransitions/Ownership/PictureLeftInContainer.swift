public import TransitionParts
public import UIKit

/// Fades a picture of the old screen away over the new one, and takes it out only where that was animated.
///
/// It lies in the container's own view, over all children. Catalogue: F124.
public final class PictureLeftInContainer: ScreenSwitcher {
  private var picture: UIView?

  public override func raise(_ screen: UIViewController) {}

  public override func place(_ screen: UIViewController) {
    let shot = view.window == nil ? nil : view.snapshotView(afterScreenUpdates: false)
    super.place(screen)
    guard let shot else { return }
    shot.frame = view.bounds
    view.addSubview(shot)
    picture = shot
  }

  public override func move(from old: UIViewController, to index: Int) {
    picture?.alpha = 0
  }
}

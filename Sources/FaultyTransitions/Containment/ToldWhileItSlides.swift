public import TransitionParts
public import UIKit

/// Tells a child that it has moved when its view begins to slide in. Catalogue: F111.
public final class ToldWhileItSlides: ScreenSwitcher {
  public override func place(_ screen: UIViewController) {
    super.place(screen)
    super.settle(screen)
  }

  public override func settle(_ screen: UIViewController) {}

  public override func raise(_ screen: UIViewController) {
    current.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
  }

  public override func move(from old: UIViewController, to index: Int) {
    current.view.transform = .identity
  }

  public override func tidyUp(_ old: UIViewController) {
    current.view.transform = .identity
  }
}

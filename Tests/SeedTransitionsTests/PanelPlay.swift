import SeedTransitions
import UIKit

/// A presenter with a panel that a finger shows at the lower edge.
@MainActor final class PanelPlay {
  let scene: SeedScene
  let child = UIViewController()

  init() {
    scene = SeedScene(ParentViewController(child: child))
  }

  var isShown: Bool { scene.host.presentedViewController === child }

  func show() {
    scene.host.present(child, animated: true)
  }

  func showWhole() {
    show()
    Headless.settle()
  }

  /// A slow pull at the lower edge.
  func pullIn() {
    scene.touch(195, 843)
    scene.move(by: CGPoint(x: 0, y: -300), in: 0.5)
    scene.lift(after: 0.2)
  }

  /// A slow pull on the panel.
  func pullAway() {
    scene.touch(195, 500)
    scene.move(by: CGPoint(x: 0, y: 300), in: 0.5)
    scene.lift(after: 0.2)
  }
}

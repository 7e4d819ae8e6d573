import UIKit

// MARK: - Containers with one child, which they exchange

final class Alcove: UIViewController {
  private var content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func switchTo(_ next: UIViewController, animated: Bool) {
    let old = content
    content = next
    old.willMove(toParent: nil)
    addChild(next)
    transition(from: old, to: next, duration: animated ? 0.3 : 0, animations: nil) { _ in
      old.removeFromParent()
      next.didMove(toParent: self)
    }
  }
}

/// It gets its first child as it gets others, by functions of every controller of the library's, and cannot be told to
/// do without animation.
final class Pedestal: UIViewController {
  private var shown: UIViewController?

  func display(_ screen: UIViewController?, completion: (() -> Void)? = nil) -> Bool {
    shown?.takeLeave()
    shown = screen
    guard let next = screen else { return false }
    takeIn(next)
    return true
  }
}

extension UIViewController {
  fileprivate func takeIn(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  fileprivate func takeLeave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

/// Nobody but its author knows from where its child comes.
final class Shrine: UIViewController {
  struct Origin { let place: Int }

  private var content: UIViewController

  init(rootViewController: UIViewController) {
    content = rootViewController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func setRootViewController(_ next: UIViewController, from origin: Origin) {
    content.removeFromParent()
    addChild(next)
    content = next
  }
}

/// It takes what it is given from whoever has it, and lets nothing of its own go.
final class Hoard: UIViewController {
  func keep(_ screen: UIViewController) {
    screen.removeFromParent()
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }

  func close() { removeFromParent() }
}

/// It takes a screen in, and goes with it.
final class Passage: UIViewController {
  func show(_ screen: UIViewController) {
    addChild(screen)
    removeFromParent()
  }
}

/// It shows one of its own whatever it is given.
final class Annexe: UIViewController {
  private let inner = UIViewController()
  private let outer = UIViewController()

  func show(for screen: UIViewController) {
    outer.removeFromParent()
    addChild(inner)
  }
}

/// A navigation controller's delegate that exchanges a child besides.
final class Usher: UIViewController, UINavigationControllerDelegate {
  private var guest = UIViewController()

  func exchange(for next: UIViewController, animated: Bool) {
    guest.removeFromParent()
    addChild(next)
    guest = next
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { UsherStep() }
}

final class UsherStep: Timed {}

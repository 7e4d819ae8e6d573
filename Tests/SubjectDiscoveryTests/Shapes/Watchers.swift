import UIKit

// Stacks and tabs that are their own delegates: to be told of changes alone, or to have a part in them.

/// It is told which tab was chosen.
final class NotedTabs: UITabBarController, UITabBarControllerDelegate {
  private(set) var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { count += 1 }
}

/// It is told what was shown.
final class NotedStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { title = viewController.title }
}

/// It moves something whenever a tab was chosen.
final class BobbingTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { UIView.animate(withDuration: 0.3) { tabBarController.tabBar.alpha = 0.5 } }
}

/// It decides which tab may be chosen.
final class StrictTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== selectedViewController }
}

/// It follows a finger, and is told what was shown.
final class GraspedStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { title = viewController.title }
}

/// It is told which tab was chosen, and lends another one its place.
final class LentNotedTabs: UITabBarController, UITabBarControllerDelegate {
  private let lent = Lent()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func lend() { delegate = lent }
}

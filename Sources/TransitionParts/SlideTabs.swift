public import UIKit

/// Animates the selection of tabs, with a driver that follows a finger to the next tab.
open class SlideTabs: NSObject, UITabBarControllerDelegate {
  /// The driver of the selections.
  public private(set) var driver: PanDriver?
  private let makeAnimator: SlideDelegate.MakeAnimator
  private let makeDriver: SlideDelegate.MakeDriver

  /// Makes a delegate.
  public init(
    animator: @escaping SlideDelegate.MakeAnimator = { SlideAnimator(isForward: $0) },
    driver: @escaping SlideDelegate.MakeDriver = { PanDriver(.left, begin: $0) }
  ) {
    makeAnimator = animator
    makeDriver = driver
  }

  /// Begins to watch for fingers that pull the next tab in.
  open func watch(_ tabs: UITabBarController) {
    let driver = makeDriver { [weak self, weak tabs] in
      if let self, let tabs { select(indexAfter(tabs), in: tabs) }
    }
    driver.watch(tabs.view)
    self.driver = driver
  }

  /// The tab that a finger pulls in.
  open func indexAfter(_ tabs: UITabBarController) -> Int { tabs.selectedIndex + 1 }

  private func select(_ index: Int, in tabs: UITabBarController) {
    guard let count = tabs.viewControllers?.count, (0..<count).contains(index) else { return }
    tabs.selectedIndex = index
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true) }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }

  open func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  open func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

import TransitionScenarios

/// An honest tab bar controller's delegate, by which a finger pulls the next tab in.
final class SlideTabDelegate: NSObject, UITabBarControllerDelegate {
  private var driver: PatientDriver?
  private weak var tabs: UITabBarController?

  /// Begins to watch for fingers, as the manual asks for.
  func watch(_ tabs: UITabBarController) {
    self.tabs = tabs
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("pull(_:)", SlideTabDelegate.pull(_:)))
    tabs.view.addGestureRecognizer(pan)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let width = max(pan.view?.bounds.width ?? 1, 1)
    let fraction = -pan.translation(in: nil).x / width
    switch pan.state {
    case .began:
      driver = PatientDriver()
      tabs?.selectedIndex += 1
    case .changed:
      driver?.update(fraction)
    case .ended where fraction > 0.5:
      driver?.conclude(through: true)
      driver = nil
    case .ended, .cancelled, .failed:
      driver?.conclude(through: false)
      driver = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }
}

extension Subject {
  static let slideTabs = Subject.tabs("test/slide-tabs", selectedBy: .drag(.left)) {
    SlideTabDelegate()
  }.preparing { controller in
    guard let tabs = controller as? UITabBarController else { return }
    (tabs.delegate as? SlideTabDelegate)?.watch(tabs)
  }

  /// A delegate that is installed, and that one object is for all.
  static let installedTabs = Subject.installed("test/installed-tabs", on: [.select]) { controller in
    (controller as? UITabBarController)?.delegate = SharedTabDelegate.shared
  }
}

/// A delegate that lives as long as the program.
@MainActor private enum SharedTabDelegate {
  static let shared = SlideTabDelegate()
}

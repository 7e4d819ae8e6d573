import UIKit

// MARK: - Controllers that hand themselves to a helper, which becomes their delegate

class HelpedStack: UINavigationController {
  private let helper = StackHelper()

  override func viewDidLoad() {
    super.viewDidLoad()
    helper.join(self)
  }
}

final class StackHelper: NSObject, UINavigationControllerDelegate {
  private weak var stack: UINavigationController?

  func join(_ stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

class PreparedSheet: UIViewController {
  private var helper: SheetHelper?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    helper = SheetHelper(120, controller: self)
  }

  required init?(coder: NSCoder) { nil }
}

final class SheetHelper: NSObject, UIViewControllerTransitioningDelegate {
  init(_ height: CGFloat, controller: UIViewController) {
    super.init()
    controller.transitioningDelegate = self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}

/// A stack that hands itself to somebody who sets the delegate of another one.
final class WatchedStack: UINavigationController {
  private let watcher = StackWatcher()

  override func viewDidLoad() {
    super.viewDidLoad()
    watcher.watch(self)
  }
}

final class StackWatcher: NSObject, UINavigationControllerDelegate {
  private let other = UINavigationController()

  func watch(_ stack: UINavigationController) {
    other.delegate = self
    other.title = stack.title
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

// MARK: - Screens that give themselves a hidden delegate

/// A screen that its delegate has to be shown when its view is loaded.
class GrabbedMenu: UIViewController {
  private let manner = MenuManner()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    transitioningDelegate = manner
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    manner.watch(view)
  }
}

final class MenuManner: NSObject, UIViewControllerTransitioningDelegate {
  func watch(_ view: UIView) {}

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}

class SharedMenu: UIViewController {
  private let manner = SharedManner()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    transitioningDelegate = manner
  }

  required init?(coder: NSCoder) { nil }
}

final class SharedManner: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}

extension UIViewController {
  func dressed() -> any UIViewControllerTransitioningDelegate { SharedManner() }
}

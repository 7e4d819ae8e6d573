import UIKit

// Delegates whose animators move a screen of the library's alone.

/// It presents itself, and no other screen.
final class Lantern: UIViewController {
  private let delegate = ForLanterns()

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = delegate
  }

  required init?(coder: NSCoder) { nil }
}

/// It hands out what moves lanterns alone, and nobody but them makes it.
final class ForLanterns: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FloatsLantern(presenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FloatsLantern(presenting: false) }
}

/// The same for users, who make it themselves.
public final class ForAnyLantern: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RaisesLantern(mode: .present) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RaisesLantern(mode: .dismiss) }
}

/// It looks for the lantern at the side where it is.
final class FloatsLantern: Timed {
  private let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let lantern = context.viewController(forKey: presenting ? .to : .from) as? Lantern else {
      return context.completeTransition(true)
    }
    lantern.view.alpha = 0
    context.completeTransition(true)
  }
}

/// It names the side at which it looks.
final class RaisesLantern: Timed {
  enum Mode { case present, dismiss }

  private let mode: Mode

  init(mode: Mode) { self.mode = mode }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = mode == .dismiss ? .from : .to
    guard let from = context.viewController(forKey: .from),
      let shown = context.viewController(forKey: key),
      let lantern = shown as? Lantern
    else { return context.completeTransition(true) }
    lantern.view.alpha = from === lantern ? 0 : 1
    context.completeTransition(true)
  }
}

// MARK: - Judged by nobody else

/// It selects screens, and lends a delegate to what it presents.
final class LampPost: UIViewController {
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0
  private let delegate = ForLampPosts()

  func light(_ screen: UIViewController) {
    screen.transitioningDelegate = delegate
    present(screen, animated: true)
  }
}

/// It moves what presents.
final class ForLampPosts: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DimsLampPost() }
}

final class DimsLampPost: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let post = context.viewController(forKey: .from) as? LampPost else { return }
    post.view.alpha = 0
    context.completeTransition(true)
  }
}

/// It is presented, and lends a delegate to the stack onto which it is pushed.
final class Torch: UIViewController, UIViewControllerTransitioningDelegate {
  private let carrier = ForTorches()

  func light(on stack: UINavigationController) { stack.delegate = carrier }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

final class ForTorches: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarriesTorch() }
}

final class CarriesTorch: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let torch = context.viewController(forKey: .to) as? Torch else { return }
    torch.view.alpha = 0
    context.completeTransition(true)
  }
}

/// It selects screens, and lends a delegate to a stack.
final class Chandelier: UIViewController {
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0
  private let delegate = ForWicks()

  func light(on stack: UINavigationController) { stack.delegate = delegate }
}

/// It does what UIKit's does, and lends a delegate to others.
final class WickStack: UINavigationController {
  private let lent = ForWicks()

  func light(on stack: UINavigationController) { stack.delegate = lent }
}

final class ForWicks: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

// MARK: - Judged by an heir of who makes it

/// What is made by it is judged with its heir.
class StackWithEmbers: UINavigationController {
  fileprivate let embers = ForEmbers()
}

/// It makes nothing itself.
final class StackOfEmbers: StackWithEmbers {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = embers
  }
}

final class ForEmbers: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

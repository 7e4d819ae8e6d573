import UIKit

// In which style things are presented, and what becomes of the presenter meanwhile.

/// It gives itself a style too late, and another one to what it presents.
final class Chained: UIViewController, UIViewControllerTransitioningDelegate {
  var following: (() -> Chained?)?
  private let spread = Spread()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func go() {
    guard let screen = following?() else { return }
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ChainedAnimator() }
}

final class ChainedAnimator: Timed {}

final class Spread: NSObject {}

/// It is presented in two styles.
final class Doubled: UIViewController, UIViewControllerTransitioningDelegate {}

enum Opening {
  @MainActor static func wide(over host: UIViewController) {
    let screen = Doubled()
    screen.modalPresentationStyle = .fullScreen
    host.present(screen, animated: true)
  }

  @MainActor static func near(_ screen: Doubled, over host: UIViewController) {
    screen.modalPresentationStyle = .overFullScreen
    host.present(screen, animated: true)
  }
}

/// The style that it sets is another controller's.
final class Lending: UIViewController, UIViewControllerTransitioningDelegate {
  func pick() {
    let picker = UIViewController()
    picker.modalPresentationStyle = .fullScreen
    present(picker, animated: true)
  }
}

/// It gives itself a style too late, and nobody gives it another one.
final class Tardy: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
  }
}

// MARK: - Looks of the presenter

/// The presenter is smaller until the way back.
final class Shrinking: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let presenter = context.viewController(forKey: .from) else { return }
    presenter.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    presenter.view.layer.cornerRadius = 12
  }

  func restore(_ presenter: UIViewController) {
    presenter.view.transform = .identity
    presenter.view.layer.cornerRadius = 0
  }
}

final class ShrinkingByTurns: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    if to?.isBeingPresented == true {
      from?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    } else {
      to?.view.transform = .identity
    }
  }
}

/// The presenter stays small for good.
final class ShrinkingForGood: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: .from)
    presenter?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }
}

/// One goes, and the other one comes, both ways.
final class Crossing: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    to?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    from?.view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    to?.view.transform = .identity
  }
}

/// The presenter is not seen any more: no look is meant.
final class Hiding: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.viewController(forKey: .from)?.view.alpha = 0
  }

  func hide(_ presenter: UIViewController) { presenter.view.alpha = 0 }
  func show(_ presenter: UIViewController) { presenter.view.alpha = 1 }
}

/// The views that a context hands out are no presenter's that stays.
final class MovingViews: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if toView?.superview == nil {
      fromView?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    } else {
      toView?.transform = .identity
    }
  }
}

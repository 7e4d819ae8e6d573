import UIKit

/// How many of the objects that are counted are alive.
@MainActor enum Census {
  private(set) static var living = 0

  fileprivate nonisolated static func add(_ change: Int) {
    MainActor.assumeIsolated { living += change }
  }

  /// One that is counted as long as whoever holds it lives.
  final class Token {
    init() { Census.add(1) }
    deinit { Census.add(-1) }
  }
}

/// A controller that is counted, with its view.
class CountedController: UIViewController {
  private let token = Census.Token()

  override func loadView() { view = CountedView() }
}

final class CountedView: UIView {
  private let token = Census.Token()
}

final class CountedStack: UINavigationController {
  private let token = Census.Token()
}

final class CountedWindow: UIWindow {
  private let token = Census.Token()
}

final class CountedSegue: UIStoryboardSegue {
  private let token = Census.Token()

  override func perform() { source.present(destination, animated: false) }
}

final class CountedPresentation: UIPresentationController {
  private let token = Census.Token()
}

/// A driver that keeps the context that it drives.
final class CountedDriver: UIPercentDrivenInteractiveTransition {
  private let token = Census.Token()
  private var kept: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    kept = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}

/// A delegate whose animators, drivers and presentation controllers are counted, as it is itself.
final class CountedDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  private let token = Census.Token()
  /// The driver that was handed out last.
  private(set) weak var driver: CountedDriver?
  var isDriven = false

  private func makeDriver() -> CountedDriver? {
    guard isDriven else { return nil }
    let made = CountedDriver()
    driver = made
    return made
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CountedPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CountedFade() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CountedFade() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CountedFade() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CountedFade() }
}

/// A fade that holds a context for as long as its animation takes.
private final class CountedFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let token = Census.Token()

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let token = Census.Token()
    if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(withDuration: 0.2) {
      moving?.alpha = 0.5
    } completion: { _ in
      withExtendedLifetime(token) {}
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

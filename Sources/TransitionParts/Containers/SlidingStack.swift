public import UIKit

/// A stack whose screens slide, and whose top a finger pulls away: a navigation controller that is its own
/// delegate.
open class SlidingStack: UINavigationController, UINavigationControllerDelegate {
  private lazy var driver = PanDriver(.right) { [weak self] in self?.pull() }

  /// Makes a navigation controller without screens.
  public init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    driver.watch(view)
  }

  /// Takes the top off, as the finger asks, unless another change runs.
  private func pull() {
    guard transitionCoordinator == nil else { return driver.isPulling = false }
    popViewController(animated: true)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: operation == .push) }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver.isPulling ? driver : nil }

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

import UIKit

/// Slides the screens of a navigation controller, of which it is the delegate.
@objc(GLSGlissade) @objcMembers
public class Glissade: NSObject, UINavigationControllerDelegate {
  /// How long a screen slides, in seconds.
  public dynamic var duration: TimeInterval = 0.3
  public weak var delegate: GlissadeDelegate?

  private weak var navigationController: UINavigationController?
  private var pull: UIPercentDrivenInteractiveTransition?
  private lazy var recognizer = UIPanGestureRecognizer(
    target: self, action: #selector(handlePull(_:)))

  /// Lets a finger pull the top screen away to the right.
  public func attach(to navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.view.addGestureRecognizer(recognizer)
  }

  @objc private func handlePull(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let progress = min(max(recognizer.translation(in: view).x / view.bounds.width, 0), 1)
    switch recognizer.state {
    case .began:
      guard navigationController?.transitionCoordinator == nil,
        delegate?.glissadeShouldBeginPull?(self) ?? true
      else { return }
      pull = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      pull?.update(progress)
    case .ended:
      let isFast = recognizer.velocity(in: view).x > 600
      if progress > 0.5 || isFast { pull?.finish() } else { pull?.cancel() }
      pull = nil
    case .cancelled, .failed:
      pull?.cancel()
      pull = nil
    default:
      break
    }
  }
}

// MARK: - UINavigationControllerDelegate

extension Glissade {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation != .none else { return nil }
    delegate?.glissade?(self, willSlideTo: toVC)
    return GlissadeAnimator(isPush: operation == .push, duration: duration)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return pull
  }
}

import TransitionCertification
import UIKit

extension Subject {
  /// Leads back in a stack by one recognizer, which goes to each screen that is pushed.
  ///
  /// - Parameter addsFollowers: whether each screen brings another target to it, and none the same again.
  @MainActor static func roaming(addsFollowers: Bool = false) -> Subject {
    .navigation("Sample.roaming", poppedBy: .drag(.right)) {
      RoamingFinger(addsFollowers: addsFollowers)
    }
  }
}

/// A delegate of a stack whose recognizer goes to the screen that is pushed, with its target each time.
private final class RoamingFinger: NSObject, UINavigationControllerDelegate {
  private let pan = UIPanGestureRecognizer()
  private let addsFollowers: Bool
  private var followers: [Follower] = []

  init(addsFollowers: Bool) { self.addsFollowers = addsFollowers }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push { follow(toVC.view, in: navigationController) }
    return SampleAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { followers.first { $0.isPulling } }

  private func follow(_ view: UIView, in stack: UINavigationController) {
    if followers.isEmpty || addsFollowers { followers.append(Follower(of: stack)) }
    guard let follower = followers.last else { return }
    pan.addTarget(follower, action: Selector("follow(_:)", Follower.follow(_:)))
    view.addGestureRecognizer(pan)
  }
}

/// Asks for a pop when a finger begins to pull, and lets it run through.
private final class Follower: UIPercentDrivenInteractiveTransition {
  private weak var stack: UINavigationController?
  private(set) var isPulling = false

  init(of stack: UINavigationController) { self.stack = stack }

  func follow(_ pan: UIPanGestureRecognizer) {
    let width = max(pan.view?.bounds.width ?? 0, 1)
    switch pan.state {
    case .began:
      isPulling = true
      stack?.popViewController(animated: true)
    case .changed: update(min(max(pan.translation(in: nil).x / width, 0), 1))
    case .ended:
      isPulling = false
      finish()
    case .cancelled, .failed:
      isPulling = false
      cancel()
    case .possible: break
    @unknown default: break
    }
  }
}

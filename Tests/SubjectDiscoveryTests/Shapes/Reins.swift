import UIKit

// Delegates that hand out a driver once others have given them one.

final class Rein: UIPercentDrivenInteractiveTransition {}

final class Bolts: Timed {}

final class Bridled: NSObject, UIViewControllerTransitioningDelegate {
  var rein: UIPercentDrivenInteractiveTransition?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Bolts() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rein }
}

/// It gives one that it keeps.
final class Rider {
  private let bridled = Bridled()
  private let ownRein = Rein()

  func mount() { bridled.rein = ownRein }
}

/// It hands out for a stack what it is given in the answer of another property.
final class BridledStack: NSObject, UINavigationControllerDelegate {
  var strap: Rein?

  private var current: Rein? { strap }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { current }
}

extension UINavigationController {
  func bridle(with delegate: BridledStack) { delegate.strap = Rein() }
}

/// It has one only while a finger is down.
final class BridledByFinger: NSObject, UIViewControllerTransitioningDelegate {
  var leash: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leash }
}

/// It has one once a finger has begun.
final class BridledByGrip: NSObject, UIViewControllerTransitioningDelegate {
  var grip: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { grip }
}

/// It has one until that is taken away.
final class BridledForAWhile: NSObject, UIViewControllerTransitioningDelegate {
  var tether: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { tether }
}

/// It lets go of it itself.
final class BridledOnce: NSObject, UIViewControllerTransitioningDelegate {
  var line: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    defer { letGo() }
    return line
  }

  private func letGo() { line = nil }
}

final class Groom {
  let once = BridledOnce()
  let byGrip = BridledByGrip()
  let byFinger = BridledByFinger()
  let forAWhile = BridledForAWhile()

  func pulled(_ pan: UIPanGestureRecognizer) {
    byFinger.leash = Rein()
    if pan.state == .began { grab() }
  }

  private func grab() { byGrip.grip = Rein() }

  func tie() { once.line = Rein() }

  func lead() { forAWhile.tether = UIPercentDrivenInteractiveTransition() }

  func leave() { forAWhile.tether = nil }
}

import UIKitSemantics

/// Who animates a change of the stack, and who drives it.
extension NavigationChange {
  /// The animator that the delegate wants.
  var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
    ask(.animatorForOperation) { delegate in
      delegate.navigationController(
        navigation, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    }
  }

  /// Who drives an animator of the delegate's.
  func driver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(.driverForOperation) { delegate in
      delegate.navigationController(navigation, interactionControllerFor: animator)
    }
  }

  /// The zoom that the one above likes, or the ordinary look.
  var systemAnimator: any UIViewControllerAnimatedTransitioning {
    if let zoom = (isPop ? from : to).preferredZoom {
      return SystemZoomAnimator(zoom, isComing: !isPop)
    }
    return SystemNavigationAnimator(isPop: isPop)
  }

  /// What a finger that wants to go back meets while this change is shown.
  var grab: PopGrab.Change { !isPop && transition.isFluid ? .fluidPush : .other }

  /// The finger that began this pop, where the system animates it.
  var systemDriver: (any UIViewControllerInteractiveTransitioning)? {
    isPop ? navigation.popGesture.driver : nil
  }

  private func ask<Value>(
    _ question: SceneCrossing.Question,
    _ call: (any UINavigationControllerDelegate) -> Value?
  ) -> Value? {
    guard let delegate = navigation.delegate else { return nil }
    return World.current.cross(
      to: delegate, as: .navigationDelegate, question, transition: nil, about: to
    ) { call(delegate) }
  }
}

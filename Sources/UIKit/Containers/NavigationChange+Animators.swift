import TransitionVocabulary
import UIKitSemantics

/// Who animates a change of the stack, and who drives it.
extension NavigationChange {
  /// Those whom the delegate chooses.
  var customPerformers: TransitionParticipants? {
    TransitionParticipants(
      chosen: ask(.animationControllerForOperation) { delegate in
        let choice = OptionalMethod.call {
          delegate.navigationController(
            navigation, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
        }
        navigation.popGesture.isAnimatedByDelegate = choice.isOwn
        return choice.answer
      },
      driver: { animator in
        ask(.interactionControllerForAnimator) {
          $0.navigationController(navigation, interactionControllerFor: animator)
        }
      })
  }

  /// The system's own animator, and the finger that began this pop.
  var systemPerformers: TransitionParticipants {
    TransitionParticipants(
      animator: systemAnimator, driver: isPop ? navigation.popGesture.driver : nil)
  }

  /// The zoom that the one above likes, or the ordinary look.
  private var systemAnimator: any UIViewControllerAnimatedTransitioning {
    if let zoom = (isPop ? from : to).preferredZoom {
      return SystemZoomAnimator(zoom, isComing: !isPop)
    }
    return SystemNavigationAnimator(isPop: isPop)
  }

  /// What a finger that wants to go back meets while this change is shown.
  var grab: PopGrab.Change { !isPop && transition.isFluid ? .fluidPush : .other }

  private func ask<Value>(
    _ question: EventKind,
    _ call: (any UINavigationControllerDelegate) -> Value?
  ) -> Value? {
    guard let delegate = navigation.delegate else { return nil }
    return World.current.cross(
      to: delegate, as: .navigationDelegate, question, [.controller(to)], transition: nil
    ) { call(delegate) }
  }
}

import Testing
import UIKit

@MainActor @Suite("Animators that are released too early", .serialized) struct AnimatorFacts {
  enum Moment: CaseIterable, Sendable {
    case inactive, running, paused, scrubbed, pausedOnArrival, stopped
    case stoppedForGood, finished, over

    var isInMotion: Bool {
      switch self {
      case .paused, .scrubbed, .pausedOnArrival, .stopped: true
      case .inactive, .running, .stoppedForGood, .finished, .over: false
      }
    }

    @MainActor func reach(_ animator: UIViewPropertyAnimator) {
      switch self {
      case .inactive: break
      case .running: animator.startAnimation()
      case .paused:
        animator.startAnimation()
        animator.pauseAnimation()
      case .scrubbed: animator.fractionComplete = 0.3
      case .pausedOnArrival:
        animator.pausesOnCompletion = true
        animator.startAnimation()
        Headless.advance(by: 2)
      case .stopped:
        animator.startAnimation()
        animator.stopAnimation(false)
      case .stoppedForGood:
        animator.startAnimation()
        animator.stopAnimation(true)
      case .finished:
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      case .over:
        animator.startAnimation()
        Headless.settle()
      }
    }
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let view = UIView()
    return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  }

  @Test(
    "D20: an animator that is released while paused or stopped raises, any other does not",
    arguments: Moment.allCases)
  func released(moment: Moment) {
    Headless.reset()
    var animator: UIViewPropertyAnimator? = makeAnimator()
    animator.map(moment.reach)
    #expect(Headless.complaints.isEmpty)

    animator = nil
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == (moment.isInMotion ? ["D20"] : []))
    #expect(Headless.isHalted == moment.isInMotion)
    #expect(animator == nil)
  }

  @Test("an animator of a scene that is over complains to nobody")
  func releasedAfterReset() {
    Headless.reset()
    var animator: UIViewPropertyAnimator? = makeAnimator()
    animator?.pauseAnimation()
    Headless.reset()

    animator = nil

    #expect(Headless.complaints.isEmpty && animator == nil)
  }
}

import Testing
import UIKit

@MainActor @Suite("Animators of properties", .serialized) struct PropertyAnimatorTests {
  /// A view in a window, at the left, that an animator moves by 100 points in a second.
  @MainActor private final class Motion {
    let window = UIWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var positions: [UIViewAnimatingPosition] = []
    var animator: UIViewPropertyAnimator

    init(curve: UIView.AnimationCurve = .linear, duration: Double = 1) {
      Headless.reset()
      window.isHidden = false
      window.addSubview(view)
      animator = UIViewPropertyAnimator(duration: duration, curve: curve)
      animator.addAnimations { [view] in view.frame.origin.x = 100 }
      animator.addCompletion { [unowned self] in positions.append($0) }
    }

    var model: CGFloat { view.frame.origin.x }
    var seen: CGFloat { (view.layer.presentation()?.frame.origin.x ?? -1).rounded() }
  }

  @Test("it is inactive at first, runs its blocks when it starts, and tells at its end")
  func runs() {
    let motion = Motion()
    #expect(motion.animator.state == .inactive && !motion.animator.isRunning)
    #expect(motion.model == 0)

    motion.animator.startAnimation()
    #expect(motion.animator.state == .active && motion.animator.isRunning)
    #expect(motion.model == 100 && motion.seen == 0)
    Headless.advance(by: 0.25)
    #expect(motion.seen == 25 && motion.animator.fractionComplete == 0.25)
    Headless.settle()

    #expect(Headless.now == 1)
    #expect(motion.positions == [.end])
    #expect(motion.animator.state == .inactive && !motion.animator.isRunning)
    #expect(motion.model == 100 && motion.seen == 100)
  }

  @Test("a start with a delay waits, and is active meanwhile")
  func delayed() {
    let motion = Motion()

    motion.animator.startAnimation(afterDelay: 0.5)
    #expect(motion.animator.state == .active && motion.animator.delay == 0.5)
    Headless.advance(by: 0.5)
    #expect(motion.seen == 0 && motion.animator.fractionComplete == 0)
    Headless.settle()

    #expect(Headless.now == 1.5 && motion.positions == [.end])
  }

  @Test("a paused animator stays where it is, for as long as it likes")
  func paused() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.5)

    motion.animator.pauseAnimation()
    Headless.advance(by: 5)
    #expect(motion.animator.state == .active && !motion.animator.isRunning)
    #expect(motion.seen == 50 && motion.positions == [])
    motion.animator.startAnimation()
    Headless.advance(by: 0.499_999)
    #expect(motion.positions == [])
    Headless.advance(by: 0.000_001)

    #expect(motion.positions == [.end])
  }

  @Test(
    "pausing or scrubbing an animator that has not begun begins it, held", arguments: [false, true])
  func heldFromTheStart(scrubs: Bool) {
    let motion = Motion()

    if scrubs { motion.animator.fractionComplete = 0 } else { motion.animator.pauseAnimation() }

    #expect(motion.animator.state == .active && !motion.animator.isRunning)
    #expect(motion.model == 100 && motion.seen == 0)
    motion.animator.stopAnimation(true)
  }

  @Test("a fraction moves what is seen, evenly unless asked for otherwise")
  func scrubbed() {
    let motion = Motion(curve: .easeIn)
    motion.animator.fractionComplete = 0.3
    #expect(motion.seen == 30 && abs(motion.animator.fractionComplete - 0.3) < 1e-6)

    motion.animator.scrubsLinearly = false
    motion.animator.fractionComplete = 0.5

    #expect(motion.seen == 32)
    #expect(motion.animator.fractionComplete == 0.5)
    motion.animator.stopAnimation(true)
  }

  @Test("pausing does not make a view jump, whatever the pace")
  func pausedOnACurve() {
    let motion = Motion(curve: .easeIn)
    motion.animator.startAnimation()
    Headless.advance(by: 0.5)
    let seen = motion.seen

    motion.animator.pauseAnimation()

    #expect(motion.seen == seen)
    #expect(abs(motion.animator.fractionComplete * 100 - seen) < 1)
    motion.animator.stopAnimation(true)
  }

  @Test("reversed, it comes back to its start, and puts the values there")
  func reversed() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.75)

    motion.animator.isReversed = true
    #expect(motion.seen == 75 && motion.animator.fractionComplete == 0.25)
    Headless.advance(by: 0.5)
    #expect(motion.seen == 25 && motion.positions == [])
    Headless.settle()

    #expect(Headless.now == 1.5)
    #expect(motion.positions == [.start] && motion.model == 0)
  }

  @Test("reversed twice, it goes on forward")
  func reversedTwice() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.6)
    motion.animator.isReversed = true
    Headless.advance(by: 0.2)

    motion.animator.isReversed = false
    Headless.settle()

    #expect(motion.positions == [.end] && motion.model == 100)
    #expect(abs(Headless.now - 1.4) < 1e-9)
  }

  @Test("reversed before the start, it runs from the end to the start")
  func reversedBefore() {
    let motion = Motion()
    motion.animator.isReversed = true

    motion.animator.startAnimation()
    Headless.advance(by: 0.25)
    #expect(motion.seen == 75)
    Headless.settle()

    #expect(motion.positions == [.start] && motion.model == 0 && Headless.now == 1)
  }

  struct Rest: Sendable {
    let factor: Double
    let isReversed: Bool
    let seconds: Double
  }

  nonisolated static let rests = [
    Rest(factor: 0, isReversed: false, seconds: 0.75),
    Rest(factor: 1, isReversed: false, seconds: 1),
    Rest(factor: 0.5, isReversed: false, seconds: 0.5),
    Rest(factor: 0, isReversed: true, seconds: 0.25),
    Rest(factor: 2, isReversed: true, seconds: 2),
  ]

  @Test("the rest takes the time that is left, or a part of the whole length", arguments: rests)
  func continued(rest: Rest) {
    let motion = Motion()
    motion.animator.fractionComplete = 0.25
    motion.animator.isReversed = rest.isReversed

    motion.animator.continueAnimation(
      withTimingParameters: nil, durationFactor: CGFloat(rest.factor))
    Headless.settle()

    #expect(abs(Headless.now - rest.seconds) < 1e-9)
    #expect(motion.positions == [rest.isReversed ? .start : .end])
  }

  @Test("another pace takes over where the view is")
  func anotherPace() {
    let motion = Motion()
    motion.animator.fractionComplete = 0.5

    motion.animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    #expect(motion.seen == 50)
    Headless.advance(by: 0.5)
    #expect(motion.seen == 66)
    Headless.settle()

    #expect(motion.positions == [.end] && Headless.now == 1)
  }

  @Test("stopped for good, it leaves the values where they are seen, and tells nobody")
  func stoppedForGood() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.4)

    motion.animator.stopAnimation(true)
    #expect(motion.animator.state == .inactive)
    #expect(motion.model.rounded() == 40)
    Headless.settle()

    #expect(motion.positions == [] && motion.model.rounded() == 40)
    #expect(Headless.now == 0.4)
  }

  nonisolated static let finishes: [(UIViewAnimatingPosition, Double)] = [
    (.end, 100), (.start, 0), (.current, 40),
  ]

  @Test("stopped and finished, it puts the values where it is asked to", arguments: finishes)
  func finished(position: UIViewAnimatingPosition, place: Double) {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.4)

    motion.animator.stopAnimation(false)
    #expect(motion.animator.state == .stopped && motion.model.rounded() == 40)
    #expect(motion.positions == [])
    motion.animator.finishAnimation(at: position)

    #expect(motion.animator.state == .inactive)
    #expect(motion.positions == [position])
    #expect(motion.model.rounded() == CGFloat(place))
  }

  @Test("it can pause on arrival, and go back from there")
  func pausesOnArrival() {
    let motion = Motion()
    motion.animator.pausesOnCompletion = true
    motion.animator.startAnimation()
    Headless.advance(by: 3)
    #expect(motion.animator.state == .active && !motion.animator.isRunning)
    #expect(motion.animator.fractionComplete == 1 && motion.positions == [])

    motion.animator.isReversed = true
    motion.animator.startAnimation()
    Headless.advance(by: 3)
    #expect(motion.animator.state == .active && motion.seen == 0)
    motion.animator.stopAnimation(false)
    motion.animator.finishAnimation(at: .start)

    #expect(motion.positions == [.start] && motion.model == 0)
  }

  @Test("blocks may come later, and take the time that is left")
  func joined() {
    let motion = Motion()
    let other = UIView()
    motion.window.addSubview(other)
    motion.animator.startAnimation()
    Headless.advance(by: 0.5)

    motion.animator.addAnimations { other.alpha = 0 }
    motion.animator.addAnimations({ other.frame.origin.x = 10 }, delayFactor: 0.5)
    #expect(other.alpha == 0)
    Headless.advance(by: 0.25)
    let seen = other.layer.presentation()
    #expect(abs((seen?.opacity ?? -1) - 0.5) < 1e-6 && seen?.frame.origin.x == 0)
    Headless.settle()

    #expect(Headless.now == 1 && motion.positions == [.end])
  }

  @Test("a block with a delay factor waits for that part of the time")
  func delayFactor() {
    let motion = Motion(duration: 2)
    let other = UIView()
    motion.window.addSubview(other)
    motion.animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)

    motion.animator.startAnimation()
    Headless.advance(by: 1)
    #expect(other.layer.presentation()?.opacity == 1)
    Headless.advance(by: 0.5)
    #expect(other.layer.presentation()?.opacity == 0.5)
    Headless.settle()

    #expect(Headless.now == 2)
  }

  @Test("what has no length, or nothing to do, is over in the next turn", arguments: [0.0, 1.0])
  func immediate(duration: Double) {
    Headless.reset()
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      if duration == 0 { view.alpha = 0 }
    }
    animator.addCompletion { positions.append($0) }

    animator.startAnimation()
    #expect(animator.isRunning && positions == [])
    Headless.turn()

    #expect(positions == [.end] && animator.state == .inactive)
  }

  @Test("it can be used again, without what it did before")
  func again() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.settle()
    motion.animator.addAnimations { motion.view.alpha = 0 }

    motion.animator.startAnimation()
    Headless.settle()

    #expect(Headless.now == 2 && motion.positions == [.end])
  }

  @Test("an animator that runs at once needs no start")
  func runningAtOnce() {
    let motion = Motion()
    var end = -1.0

    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0.2, options: .curveLinear,
      animations: { motion.view.alpha = 0 }, completion: { _ in end = Headless.now })
    #expect(animator.isRunning)
    Headless.settle()

    #expect(end == 0.5)
  }

  @Test("what runs is kept, and let go at its end")
  func keptWhileRunning() {
    let motion = Motion()
    weak let animator: UIViewPropertyAnimator? = motion.animator
    motion.animator.startAnimation()

    motion.animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    #expect(animator != nil)
    Headless.settle()

    #expect(animator == nil && motion.positions == [.end])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a new scene keeps nothing of what ran in the last one, and nobody complains")
  func reset() {
    let motion = Motion()
    weak let animator: UIViewPropertyAnimator? = motion.animator
    motion.animator.startAnimation()
    var forever: UIView? = UIView()
    weak let view = forever
    motion.window.addSubview(forever ?? UIView())
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view?.alpha = 0 }
    motion.animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    forever?.removeFromSuperview()
    forever = nil

    Headless.reset()

    #expect(animator == nil && view == nil && forever == nil)
    #expect(Headless.complaints.isEmpty && motion.positions == [])
  }

  @Test("a view that leaves its window ends it")
  func leaves() {
    let motion = Motion()
    motion.animator.startAnimation()
    Headless.advance(by: 0.2)

    motion.view.removeFromSuperview()
    Headless.settle()

    #expect(Headless.now == 0.2 && motion.positions == [.end])
  }

  @Test("an animation of views inside of a block goes by the animator's clock")
  func nested() {
    let motion = Motion()
    let other = UIView()
    motion.window.addSubview(other)
    var ends: [Double] = []
    motion.animator.addAnimations {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.alpha = 0 }
        }, completion: { _ in ends.append(Headless.now) })
    }

    motion.animator.fractionComplete = 0.75
    #expect(abs((other.layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
    Headless.advance(by: 4)
    #expect(ends == [])
    motion.animator.startAnimation()
    Headless.settle()

    #expect(ends == [4.25])
  }

  enum Misuse: String, CaseIterable, Sendable {
    case startStopped, pauseStopped, stopTwice, finishRunning, finishInactive, addStopped
    case continueInactive, pauseUninterruptible, stopUninterruptible, scrubUninterruptible
  }

  @Test("what the documentation calls a programmer error is raised", arguments: Misuse.allCases)
  func misused(misuse: Misuse) {
    let motion = Motion()
    let animator = motion.animator
    func stop() {
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    func startUninterruptible() {
      animator.isInterruptible = false
      animator.startAnimation()
    }

    switch misuse {
    case .startStopped:
      stop()
      animator.startAnimation()
    case .pauseStopped:
      stop()
      animator.pauseAnimation()
    case .stopTwice:
      stop()
      animator.stopAnimation(false)
    case .finishRunning:
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    case .finishInactive: animator.finishAnimation(at: .end)
    case .addStopped:
      stop()
      animator.addAnimations {}
    case .continueInactive:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .pauseUninterruptible:
      startUninterruptible()
      animator.pauseAnimation()
    case .stopUninterruptible:
      startUninterruptible()
      animator.stopAnimation(true)
    case .scrubUninterruptible:
      startUninterruptible()
      animator.fractionComplete = 0.5
    }

    #expect(Headless.complaints.map(\.effect) == [.raised] && Headless.isHalted)
  }

  @Test("a copy has the length and the pace, and nothing to do")
  func copied() throws {
    let motion = Motion()

    let copy = try #require(motion.animator.copy() as? UIViewPropertyAnimator)

    #expect(copy !== motion.animator && copy.duration == 1 && copy.state == .inactive)
  }
}

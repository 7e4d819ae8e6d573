import Testing
import UIKit

/// Animators of behaviours run until things rest; there is no physics.
@MainActor @Suite("Animators of behaviours", .serialized) struct DynamicAnimatorTests {
  private func scene() -> (UIView, Witness) {
    Headless.reset()
    return (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Witness())
  }

  private func animator(
    _ behaviors: [UIDynamicBehavior], _ witness: Witness
  ) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    animator.delegate = witness
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  @Test("what moves nothing is kept, and nobody is told")
  func look() {
    let (view, witness) = scene()
    let behavior = UIDynamicItemBehavior(items: [view])
    let animator = animator([behavior], witness)

    Headless.advance(by: 2)

    #expect(animator.behaviors == [behavior] && behavior.dynamicAnimator === animator)
    #expect(!animator.isRunning && view.center == CGPoint(x: 5, y: 5) && witness.heard == [])
    animator.removeAllBehaviors()
    #expect(animator.behaviors == [] && behavior.dynamicAnimator == nil)
  }

  @Test("what snaps gets to its point, and then the delegate hears that things rest")
  func snap() {
    let (view, witness) = scene()
    let animator = animator([UISnapBehavior(item: view, snapTo: CGPoint(x: 65, y: 5))], witness)
    #expect(animator.isRunning && witness.heard == ["resume"])

    Headless.advance(by: 0.5)
    #expect(animator.isRunning && view.center.x > 5 && view.center.x < 65)
    Headless.advance(by: 1)

    #expect(!animator.isRunning && view.center == CGPoint(x: 65, y: 5))
    #expect(witness.heard == ["resume", "pause"])
    #expect(animator.elapsedTime > 0.9 && animator.elapsedTime < 1.1)
  }

  @Test("what falls rests where something stops it, and falls forever otherwise")
  func gravity() {
    let (view, witness) = scene()
    let falling = animator([UIGravityBehavior(items: [view])], witness)
    Headless.advance(by: 5)
    #expect(falling.isRunning && witness.heard == ["resume"])

    falling.addBehavior(UICollisionBehavior(items: [view]))
    Headless.advance(by: 1.5)
    #expect(!falling.isRunning && witness.heard == ["resume", "pause"])
  }

  @Test("a push that is given once comes to rest; one without effect begins nothing")
  func push() {
    let (view, witness) = scene()
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.active = false
    let idle = animator([push], witness)
    #expect(!idle.isRunning)
    push.active = true
    let pushed = animator([push], witness)

    Headless.advance(by: 1.5)

    #expect(!pushed.isRunning && witness.heard == ["resume", "pause"])
  }

  @Test("actions are called at each frame, those of children too, until all is taken away")
  func actions() {
    let (view, witness) = scene()
    var count = 0
    let outer = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { count += 1 }
    outer.addChildBehavior(gravity)
    let animator = animator([outer], witness)

    Headless.advance(by: 0.5)
    #expect(count > 25 && count < 35)
    animator.removeBehavior(outer)
    let last = count
    Headless.advance(by: 1)

    #expect(count == last && !animator.isRunning && witness.heard == ["resume"])
  }

  @Test("an animator that nobody keeps moves nothing any more")
  func kept() {
    let (view, witness) = scene()
    weak var gone: UIDynamicAnimator?
    do { gone = animator([UISnapBehavior(item: view, snapTo: .zero)], witness) }

    Headless.advance(by: 2)

    #expect(gone == nil && view.center == CGPoint(x: 5, y: 5) && witness.heard == ["resume"])
  }
}

/// A delegate that writes what it is told.
@MainActor private final class Witness: NSObject, UIDynamicAnimatorDelegate {
  var heard: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
}

import Testing
import UIKit

@MainActor @Suite("A driver by percent", .serialized) struct PercentDrivenTests {
  /// A presentation whose animator takes 0.4 s and moves a view, and that a driver holds.
  @MainActor private struct Held {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedTransitioningDelegate
    let driver = UIPercentDrivenInteractiveTransition()

    init(startsHeld: Bool = true) {
      (a, b) = scene.pair(.fullScreen, [])
      delegate = LoggedTransitioningDelegate(CallbackLog())
      delegate.animator = LoggedAnimator(CallbackLog())
      delegate.animator?.duration = 0.4
      delegate.driver = driver
      driver.wantsInteractiveStart = startsHeld
      b.transitioningDelegate = delegate
      a.present(b, animated: true)
      Headless.turn()
    }

    var isOver: Bool { a.transitionCoordinator == nil }
    var isPresented: Bool { a.presentedViewController === b }
  }

  struct Run: Sendable {
    let percent: Double
    let speed: Double
    let forward: Bool
    /// How long the rest takes, in seconds.
    let rest: Double
  }

  nonisolated static let runs = [
    Run(percent: 0.5, speed: 1, forward: true, rest: 0.2),
    Run(percent: 0.25, speed: 1, forward: true, rest: 0.3),
    Run(percent: 0.5, speed: 2, forward: true, rest: 0.1),
    Run(percent: 0.5, speed: 0.5, forward: true, rest: 0.4),
    Run(percent: 1, speed: 1, forward: true, rest: 0),
    Run(percent: 3, speed: 1, forward: true, rest: 0),
    Run(percent: 0, speed: 1, forward: true, rest: 0.4),
    Run(percent: 0.5, speed: 0, forward: true, rest: 0.2),
    Run(percent: 0.5, speed: 1, forward: false, rest: 0.2),
    Run(percent: 0.25, speed: 1, forward: false, rest: 0.1),
    Run(percent: 0.5, speed: 2, forward: false, rest: 0.1),
    Run(percent: 1, speed: 1, forward: false, rest: 0.4),
    Run(percent: 0, speed: 1, forward: false, rest: 0),
    Run(percent: -2, speed: 1, forward: false, rest: 0),
  ]

  @Test(
    "PD-01 the rest takes the time that is left, at the speed that was asked for", arguments: runs)
  func rest(run: Run) {
    let held = Held()
    Headless.advance(by: 10)
    #expect(!held.isOver)
    held.driver.update(CGFloat(run.percent))
    held.driver.completionSpeed = CGFloat(run.speed)

    if run.forward { held.driver.finish() } else { held.driver.cancel() }
    if run.rest > 0 { Headless.advance(by: run.rest - 0.000_001) }
    #expect(held.isOver == false)
    if run.rest > 0 { Headless.advance(by: 0.000_001) } else { Headless.turn() }

    #expect(held.isOver)
    #expect(held.isPresented == run.forward)
  }

  @Test("CE-07 after a cancellation every value is as it was before")
  func valuesBack() {
    let held = Held()
    let frame = held.a.view.frame
    held.driver.update(0.7)
    #expect(held.b.view.alpha == 0.5)

    held.driver.cancel()
    Headless.settle()

    #expect(held.b.view.alpha == 1)
    #expect(held.a.view.frame == frame && held.a.view.superview === held.scene.window)
  }

  @Test("a driver is nowhere when its transition is over", arguments: [true, false])
  func nowhere(forward: Bool) {
    let held = Held()
    held.driver.update(0.7)
    #expect(held.driver.percentComplete == 0.7)

    if forward { held.driver.finish() } else { held.driver.cancel() }
    Headless.settle()

    #expect(held.driver.percentComplete == 0)
    held.driver.pause()
    #expect(held.driver.percentComplete == 0)
  }

  @Test("updates count only while it is held")
  func updates() {
    let held = Held()
    held.driver.update(0.3)
    #expect(held.driver.percentComplete == 0.3)
    #expect(held.a.transitionCoordinator?.percentComplete == 0.3)
    held.driver.finish()

    held.driver.update(0.9)

    #expect(held.driver.percentComplete == 0.3)
    Headless.advance(by: 0.28)
    #expect(held.isOver)
  }

  @Test(
    "what starts by itself can be held on the way, and let go either way",
    arguments: [true, false])
  func pausedOnTheWay(forward: Bool) {
    let held = Held(startsHeld: false)
    #expect(held.a.transitionCoordinator?.initiallyInteractive == false)
    Headless.advance(by: 0.1)

    held.driver.pause()
    #expect(held.driver.percentComplete == 0.25)
    #expect(held.a.transitionCoordinator?.isInteractive == true)
    Headless.advance(by: 5)
    #expect(!held.isOver)
    held.driver.update(0.75)
    if forward { held.driver.finish() } else { held.driver.cancel() }
    Headless.advance(by: forward ? 0.1 : 0.3)

    #expect(held.isOver && held.isPresented == forward)
  }

  @Test("what nobody holds ends by itself")
  func neverPaused() {
    let held = Held(startsHeld: false)

    Headless.advance(by: 0.4)

    #expect(held.isOver && held.isPresented)
  }

  @Test("it can be grabbed again on its way to the end")
  func grabbedAgain() {
    let held = Held()
    held.driver.update(0.5)
    held.driver.finish()
    Headless.advance(by: 0.1)

    held.driver.pause()
    #expect(abs(held.driver.percentComplete - 0.75) < 1e-9)
    Headless.advance(by: 3)
    #expect(!held.isOver)
    held.driver.cancel()
    Headless.settle()

    #expect(held.isOver && !held.isPresented)
    #expect(held.b.view.alpha == 1)
  }

  @Test("it can be grabbed again on its way back, and then comes to its end")
  func grabbedOnTheWayBack() {
    let held = Held()
    held.driver.update(0.5)
    held.driver.cancel()
    Headless.advance(by: 0.1)

    held.driver.pause()
    #expect(abs(held.driver.percentComplete - 0.25) < 1e-9)
    held.driver.finish()
    Headless.advance(by: 0.3)

    #expect(held.isOver && held.isPresented)
  }

  @Test("finishing, cancelling, pausing and updating before the start do nothing")
  func beforeTheStart() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.driver = driver
    b.transitioningDelegate = delegate

    driver.finish()
    a.present(b, animated: true)
    driver.update(0.5)
    driver.pause()
    driver.cancel()
    driver.finish()
    Headless.turn()

    #expect(driver.percentComplete == 0)
    #expect(a.transitionCoordinator?.isInteractive == true)
    driver.finish()
    #expect(Headless.settle())
    #expect(a.presentedViewController === b && Headless.complaints.isEmpty)
  }

  @Test("a second verdict, and one after the end, change nothing")
  func secondVerdict() {
    let held = Held()
    held.driver.update(0.5)
    held.driver.finish()
    held.driver.cancel()
    Headless.settle()
    #expect(held.isPresented)

    held.driver.cancel()
    held.driver.finish()
    held.driver.update(0.1)
    held.driver.pause()
    #expect(Headless.settle())

    #expect(held.isPresented && Headless.pending.isEmpty)
  }

  @Test("a driver is used again for the next transition, from its beginning")
  func usedAgain() {
    let held = Held()
    held.driver.update(0.8)
    held.driver.finish()
    Headless.settle()

    held.a.dismiss(animated: true)
    Headless.turn()
    #expect(held.driver.percentComplete == 0)
    held.driver.update(0.5)
    held.driver.finish()
    Headless.settle()

    #expect(!held.isPresented)
  }

  @Test("what is not a number counts as no way at all")
  func notANumber() {
    let held = Held()
    held.driver.update(0.5)

    held.driver.update(.nan)

    #expect(held.driver.percentComplete == 0)
  }

  @Test("an unanimated change is never held")
  func unanimated() {
    let held = Held()
    held.driver.finish()
    Headless.settle()

    held.a.dismiss(animated: false)
    Headless.turn()

    #expect(held.isOver && !held.isPresented)
  }

  @Test("an animation in two steps: what ended before it was held does not run back")
  func twoSteps() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    let delegate = TwoStepDelegate()
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    Headless.advance(by: 0.3)
    #expect(delegate.steps == ["first"])

    delegate.driver.pause()
    Headless.advance(by: 2)
    delegate.driver.finish()
    #expect(Headless.settle())

    #expect(delegate.steps == ["first", "second"])
    #expect(a.presentedViewController === b)
  }
}

/// A delegate whose animator animates in two steps of 0.2 s, both of which it starts at once.
private final class TwoStepDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var steps: [String] = []

  override init() {
    super.init()
    driver.wantsInteractiveStart = false
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: 0.2, animations: { view.alpha = 0.5 },
      completion: { _ in self.steps.append("first") })
    UIView.animate(
      withDuration: 0.2, delay: 0.2, options: [], animations: { view.alpha = 1 },
      completion: { _ in
        self.steps.append("second")
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

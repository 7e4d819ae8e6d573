import Testing
import UIKit

@MainActor @Suite("PD, AC, CR: drivers, animators and what they are asked", .serialized)
struct DriverFacts {
  /// A presentation that a driver holds.
  @MainActor private struct Held {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedTransitioningDelegate
    let driver: UIPercentDrivenInteractiveTransition

    init(
      _ driver: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition(),
      begins: Bool = true
    ) {
      self.driver = driver
      (a, b) = scene.pair(.fullScreen, [])
      delegate = LoggedTransitioningDelegate(scene.log)
      delegate.animator = LoggedAnimator(scene.log)
      delegate.animator?.duration = 0.4
      delegate.driver = driver
      b.transitioningDelegate = delegate
      a.present(b, animated: true)
      if begins { Headless.turn() }
    }
  }

  @Test("PD-05 a driver keeps the fraction of its last update after the verdict, until all is over")
  func fraction() {
    let held = Held()

    held.driver.update(0.6)
    held.driver.finish()
    #expect(held.driver.percentComplete == 0.6)
    Headless.advance(by: 0.05)
    #expect(held.driver.percentComplete == 0.6)
    Headless.settle()

    // Published drivers of many transitions take nothing for a sign that none runs. (Inferred.)
    #expect(held.driver.percentComplete == 0)
  }

  @Test("PD-02 the rest goes at its own pace, easing in and out unless it is told otherwise")
  func curve() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionCurve == .easeInOut)

    driver.completionCurve = .linear
    #expect(driver.completionCurve == .linear)
  }

  @Test("PD-01 the rest is at the animation's own speed unless it is told otherwise")
  func speed() { #expect(UIPercentDrivenInteractiveTransition().completionSpeed == 1) }

  @Test("PD-04 AC-19 a driver's length is what the animator said at the start")
  func length() {
    let held = Held()
    #expect(held.scene.log.lines.contains("AN.transitionDuration"))

    held.driver.update(0.75)
    held.delegate.animator?.duration = 9

    #expect(held.driver.duration == 0.4)
    held.driver.finish()
    Headless.settle()
  }

  @Test("CR-06 the end of the pull is told once, before anybody returns")
  func interactionEnds() {
    let held = Held()
    held.b.transitionCoordinator?.notifyWhenInteractionEnds { context in
      held.scene.log.add("ended, cancelled: \(context.isCancelled)")
    }
    held.scene.log.clear()

    held.driver.update(0.3)
    held.driver.cancel()
    #expect(held.scene.log.lines == ["ended, cancelled: true"])
    Headless.settle()

    #expect(held.scene.log.lines.filter { $0.hasPrefix("ended") }.count == 1)
    #expect(held.scene.log.lines.firstIndex(of: "B.wD").map { $0 > 0 } == true)
  }

  @Test("CR-10 when the pull is over, the coordinator says how far it came")
  func howFar() {
    let held = Held()
    var fraction: CGFloat?
    held.b.transitionCoordinator?.notifyWhenInteractionChanges { fraction = $0.percentComplete }

    held.driver.update(0.3)
    held.driver.finish()

    #expect(fraction == 0.3)
    Headless.settle()
  }

  @Test("AC-05 without a driver an animator is started by animateTransition")
  func started() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, [])
    let delegate = InterruptibleDelegate(scene.log)
    b.transitioningDelegate = delegate

    a.present(b, animated: true)
    Headless.turn()

    #expect(delegate.animator.log.lines.filter { $0.hasPrefix("AN.") }.first == "AN.animate")
    Headless.settle()
    #expect(a.presentedViewController === b)
  }

  @Test("AC-03 a driver is started before the interruptible animator is asked for, always the same")
  func driverFirst() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, [])
    let delegate = InterruptibleDelegate(scene.log)
    let driver = TellingDriver(scene.log)
    delegate.driver = driver
    b.transitioningDelegate = delegate

    a.present(b, animated: true)
    Headless.turn()
    let asked = scene.log.lines.filter { $0.hasPrefix("AN.") || $0.hasPrefix("DR.") }
    #expect(asked.first == "DR.start")
    #expect(asked.dropFirst().first == "AN.interruptible")
    driver.finish()
    Headless.settle()

    #expect(a.presentedViewController === b)
  }

  @Test("AC-06 PD-06 who is grabbed again is interactive again, and handlers hear of each change")
  func grabbedAgain() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, [])
    let delegate = InterruptibleDelegate(scene.log)
    let driver = TellingDriver(scene.log)
    delegate.driver = driver
    b.transitioningDelegate = delegate
    var changes: [Bool] = []

    a.present(b, animated: true)
    Headless.turn()
    let coordinator = b.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    driver.update(0.2)
    driver.finish()
    Headless.advance(by: 0.05)
    driver.pause()
    #expect(coordinator?.isInteractive == true)
    driver.finish()
    #expect(coordinator?.isInteractive == false)
    Headless.settle()

    #expect(changes == [false, true, false])
  }

  @Test(
    "AC-07 AC-08 how it began is told for good, whatever becomes of it",
    arguments: [true, false])
  func initially(held: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = held
    let stage = Held(driver)
    let coordinator = stage.b.transitionCoordinator

    #expect(coordinator?.initiallyInteractive == held)
    #expect(coordinator?.isInteractive == held)
    driver.update(0.5)
    driver.finish()
    #expect(coordinator?.initiallyInteractive == held)
    Headless.settle()
  }

  @Test("AC-08 what is not animated is not interactive at first")
  func unanimated() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, [])
    let delegate = LoggedTransitioningDelegate(scene.log)
    delegate.animator = LoggedAnimator(scene.log)
    delegate.driver = UIPercentDrivenInteractiveTransition()
    b.transitioningDelegate = delegate

    a.present(b, animated: false)

    #expect(b.transitionCoordinator?.initiallyInteractive != true)
    Headless.settle()
  }

  @Test("AC-20 the view that leaves waits for a layout when the animation begins")
  func pendingLayout() {
    let scene = Scene()
    let a = scene.controller("A", .layout)
    let b = scene.controller("B", [])
    scene.show(a)
    b.modalPresentationStyle = .fullScreen
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    let animator = LoggedAnimator(CallbackLog())
    var heard: [String] = []
    animator.before = { _ in
      let before = scene.log.lines.count
      a.view.layoutIfNeeded()
      heard = Array(scene.log.lines.dropFirst(before))
    }
    delegate.animator = animator
    b.transitioningDelegate = delegate

    a.present(b, animated: true)
    Headless.settle()

    #expect(heard.contains("A.wL"))
  }
}

/// A delegate that hands out an animator that can be interrupted.
private final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: InterruptibleAnimator
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(_ log: CallbackLog) { animator = InterruptibleAnimator(log) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// An animator that tells what it is asked for.
private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallbackLog
  private var runner: UIViewPropertyAnimator?

  init(_ log: CallbackLog) { self.log = log }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("AN.animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    log.add("AN.interruptible")
    if let runner { return runner }
    let runner = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    let view = context.view(forKey: .to)
    if let view { context.containerView.addSubview(view) }
    runner.addAnimations { view?.alpha = 0.5 }
    runner.addCompletion { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.runner = runner
    return runner
  }

  func animationEnded(_ completed: Bool) { runner = nil }
}

/// A driver that tells when it is started.
private final class TellingDriver: UIPercentDrivenInteractiveTransition {
  let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    log.add("DR.start")
    super.startInteractiveTransition(context)
  }
}

import Testing
import UIKit

@MainActor @Suite("Transitions whose animator can be interrupted", .serialized)
struct InterruptibleTransitionTests {
  /// A presentation with an animator that can be interrupted, and a driver by percent.
  @MainActor private final class Play {
    let window = UIWindow()
    let root = UIViewController()
    let sheet = UIViewController()
    let delegate = InterruptibleDelegate()

    init(startsHeld: Bool, keepsAnimator: Bool = true) {
      Headless.reset()
      delegate.keepsAnimator = keepsAnimator
      window.rootViewController = root
      window.makeKeyAndVisible()
      Headless.settle()
      delegate.driver.wantsInteractiveStart = startsHeld
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true)
      Headless.turn()
    }

    var isOver: Bool { root.transitionCoordinator == nil }
    var isPresented: Bool { root.presentedViewController === sheet }
  }

  @Test("a driver that holds the start asks for the animator, and not for the animation")
  func heldStart() throws {
    let play = Play(startsHeld: true)

    #expect(play.delegate.calls == ["interruptibleAnimator"])
    let animator = try #require(play.delegate.animator)
    #expect(animator.state == .active && !animator.isRunning)
    play.delegate.driver.update(0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    #expect(play.delegate.calls == ["interruptibleAnimator"])
    play.delegate.driver.finish()
    Headless.settle()
  }

  @Test(
    "PD-07 let go, it runs to its end or back to its start, for the time that is left",
    arguments: [(true, 1.0, 0.3), (false, 1.0, 0.1), (true, 2.0, 0.15), (false, 0.5, 0.2)])
  func letGo(forward: Bool, speed: Double, seconds: Double) {
    let play = Play(startsHeld: true)
    play.delegate.driver.update(0.25)
    play.delegate.driver.completionSpeed = CGFloat(speed)

    if forward { play.delegate.driver.finish() } else { play.delegate.driver.cancel() }
    Headless.advance(by: seconds - 0.000_002)
    #expect(!play.isOver)
    Headless.advance(by: 0.000_004)

    #expect(play.isOver && play.isPresented == forward)
    #expect(play.delegate.positions == [forward ? .end : .start])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("what starts by itself can be held, moved and let go", arguments: [true, false])
  func heldOnTheWay(forward: Bool) throws {
    let play = Play(startsHeld: false)
    #expect(play.delegate.calls == ["animateTransition", "interruptibleAnimator"])
    Headless.advance(by: 0.1)

    play.delegate.driver.pause()
    let animator = try #require(play.delegate.animator)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(play.delegate.driver.percentComplete - 0.25) < 1e-6)
    Headless.advance(by: 5)
    #expect(!play.isOver)
    play.delegate.driver.update(0.75)
    if forward { play.delegate.driver.finish() } else { play.delegate.driver.cancel() }
    Headless.advance(by: forward ? 0.100_001 : 0.300_001)

    #expect(play.isOver && play.isPresented == forward)
  }

  @Test("grabbed again on the way back, it turns and comes to its end")
  func grabbedAgain() {
    let play = Play(startsHeld: true)
    play.delegate.driver.update(0.5)
    play.delegate.driver.cancel()
    Headless.advance(by: 0.1)

    play.delegate.driver.pause()
    #expect(abs(play.delegate.driver.percentComplete - 0.25) < 1e-6)
    play.delegate.driver.finish()
    Headless.advance(by: 0.300_001)

    #expect(play.isOver && play.isPresented)
  }

  @Test("one that makes another animator each time is asked before anything moves, and no more")
  func madeAnew() {
    let play = Play(startsHeld: true, keepsAnimator: false)
    #expect(play.delegate.calls.count == 2)
    play.delegate.driver.update(0.5)
    Headless.advance(by: 0.1)
    play.delegate.driver.finish()
    Headless.settle()

    #expect(play.delegate.calls.count == 2)
    #expect(play.isOver && play.isPresented && play.sheet.view.alpha == 1)
  }

  @Test("blocks beside the animation follow the driver")
  func alongside() throws {
    let play = Play(startsHeld: false)
    let view = UIView()
    play.window.addSubview(view)
    play.root.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    Headless.advance(by: 0.1)

    play.delegate.driver.pause()
    let held = try #require(view.layer.presentation()).opacity
    Headless.advance(by: 1)

    #expect(try #require(view.layer.presentation()).opacity == held)
    play.delegate.driver.cancel()
    Headless.settle()
    #expect(view.alpha == 1)
  }
}

@MainActor @Suite("What runs beside an animator that can be interrupted", .serialized)
struct BesideAnimatorTests {
  @Test(
    "whatever the animator's pace, what runs beside it ends with it",
    arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear])
  func together(curve: UIView.AnimationCurve) {
    for isThrough in [true, false] {
      Headless.reset()
      let window = UIWindow()
      let root = UIViewController()
      let beside = UIView()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.addSubview(beside)
      Headless.settle()
      let delegate = InterruptibleDelegate()
      delegate.curve = curve
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true)
      var isOver = false
      sheet.transitionCoordinator?.animate(alongsideTransition: { _ in
        UIView.animate(
          withDuration: 1, animations: { beside.alpha = 0 }, completion: { _ in isOver = true })
      })
      Headless.turn()
      delegate.driver.update(0.3)

      if isThrough { delegate.driver.finish() } else { delegate.driver.cancel() }
      while delegate.positions.isEmpty { Headless.advance(by: 0.001) }
      Headless.turn()

      #expect(isOver)
    }
  }
}

/// A delegate, an animator and its driver in one.
private final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var curve = UIView.AnimationCurve.linear
  var keepsAnimator = true
  private(set) var calls: [String] = []
  private(set) var positions: [UIViewAnimatingPosition] = []
  private(set) var animator: UIViewPropertyAnimator?

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
    calls.append("animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    calls.append("interruptibleAnimator")
    let made = UIViewPropertyAnimator(duration: 0.4, curve: curve)
    if let view = context.view(forKey: .to) {
      view.alpha = 0
      context.containerView.addSubview(view)
      made.addAnimations { view.alpha = 1 }
    }
    made.addCompletion { [unowned self] position in
      positions.append(position)
      animator = nil
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator = keepsAnimator ? made : nil
    return made
  }
}

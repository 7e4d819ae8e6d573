import Testing
import UIKit

@MainActor @Suite("Display links", .serialized) struct DisplayLinkTests {
  /// A target that counts ticks, and may stop after some.
  @MainActor private final class Screen: NSObject {
    private(set) var times: [Double] = []
    var last = Int.max

    func frame(_ link: CADisplayLink) {
      times.append(link.timestamp)
      #expect(abs(link.timestamp - CACurrentMediaTime()) < 1e-6)
      #expect(link.targetTimestamp > link.timestamp)
      if times.count == last { link.invalidate() }
    }

    func makeLink() -> CADisplayLink {
      CADisplayLink(
        target: self,
        selector: Selector("frame(_:)", Screen.frame(_:) as (Screen) -> (CADisplayLink) -> Void))
    }
  }

  @Test("it ticks sixty times a second, while it is added and not paused")
  func ticks() {
    Headless.reset()
    let screen = Screen()
    let link = screen.makeLink()
    Headless.advance(by: 1)
    #expect(screen.times.isEmpty && link.duration == 1 / 60.0)

    link.add(to: .main, forMode: .common)
    Headless.advance(by: 1)
    #expect(screen.times.count == 60 && screen.times.first == 61 / 60.0)
    link.isPaused = true
    Headless.advance(by: 1)
    #expect(screen.times.count == 60)
    link.isPaused = false
    Headless.advance(by: 0.5)
    #expect(screen.times.count == 90)
    link.remove(from: .main, forMode: .common)
    Headless.advance(by: 1)

    #expect(screen.times.count == 90)
  }

  @Test(
    "it ticks less often where that is enough", arguments: [(30, 30), (20, 20), (60, 60), (0, 60)])
  func rates(wish: Int, count: Int) {
    Headless.reset()
    let screen = Screen()
    let link = screen.makeLink()
    link.preferredFramesPerSecond = wish

    link.add(to: .current, forMode: .default)
    Headless.advance(by: 1.000_001)

    #expect(abs(screen.times.count - count) <= 1)
    link.invalidate()
  }

  @Test("a settling waits while it may be driving something, and no longer")
  func patience() {
    Headless.reset()
    let short = Screen()
    short.last = 30
    short.makeLink().add(to: .main, forMode: .common)
    Headless.settle()
    #expect(Headless.now == 0.5)

    let endless = Screen()
    let link = endless.makeLink()
    link.add(to: .main, forMode: .common)
    #expect(Headless.settle() && Headless.pending == [])
    #expect(abs(Headless.now - 2.5) < 0.02)

    link.invalidate()
  }

  @Test("a transition that it drives is waited for however long it takes")
  func drivesTransition() {
    Headless.reset()
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
    let next = UIViewController()
    let delegate = StepDelegate()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = delegate

    root.present(next, animated: true)

    #expect(Headless.settle() && abs(Headless.now - 5) < 0.02)
    #expect(root.presentedViewController === next && root.transitionCoordinator == nil)
  }

  @Test("its target is kept until it is over")
  func target() {
    Headless.reset()
    var screen: Screen? = Screen()
    weak let kept = screen
    let link = screen?.makeLink()
    link?.add(to: .main, forMode: .common)

    screen = nil
    Headless.advance(by: 0.1)
    #expect(kept?.times.count == 6)
    link?.invalidate()

    #expect(kept == nil && screen == nil)
  }
}

/// An animator that moves by the screen's frames, for five seconds.
private final class StepDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var link: CADisplayLink?
  private var frames = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let made = CADisplayLink(
      target: self,
      selector: Selector(
        "step(_:)", StepDelegate.step(_:) as (StepDelegate) -> (CADisplayLink) -> Void))
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func step(_ link: CADisplayLink) {
    frames += 1
    guard frames == 300 else { return }
    link.invalidate()
    context?.completeTransition(true)
    context = nil
  }
}

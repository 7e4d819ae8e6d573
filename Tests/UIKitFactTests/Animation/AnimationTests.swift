import Testing
import UIKit

@MainActor @Suite("Animations of views", .serialized) struct AnimationTests {
  /// A way to animate a view for 0.4 s, after 0.1 s where it has a delay.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let end: Double
    let start: @MainActor @Sendable (UIView, @escaping (Bool) -> Void) -> Void

    init(
      _ name: String, end: Double,
      _ start: @escaping @MainActor @Sendable (UIView, @escaping (Bool) -> Void) -> Void
    ) {
      testDescription = name
      self.end = end
      self.start = start
    }
  }

  nonisolated static let ways = [
    Way("duration alone", end: 0.4) { view, done in
      UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }, completion: done)
    },
    Way("delay and options", end: 0.5) { view, done in
      UIView.animate(
        withDuration: 0.4, delay: 0.1, options: .curveLinear, animations: { view.alpha = 0 },
        completion: done)
    },
    Way("spring", end: 0.5) { view, done in
      UIView.animate(
        withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
        options: [], animations: { view.alpha = 0 }, completion: done)
    },
    Way("spring by bounce", end: 0.5) { view, done in
      UIView.animate(
        springDuration: 0.4, bounce: 0.2, delay: 0.1, animations: { view.alpha = 0 },
        completion: done)
    },
    Way("key frames", end: 0.5) { view, done in
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0.1, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }, completion: done)
    },
    Way("transition with", end: 0.4) { view, done in
      UIView.transition(
        with: view, duration: 0.4, options: .transitionCrossDissolve, animations: {},
        completion: done)
    },
    Way("delay alone", end: 0.1) { view, done in
      UIView.animate(
        withDuration: 0, delay: 0.1, options: [], animations: { view.alpha = 0 },
        completion: done)
    },
    Way("negative delay", end: 0.4) { view, done in
      UIView.animate(
        withDuration: 0.4, delay: -1, options: [], animations: { view.alpha = 0 },
        completion: done)
    },
  ]

  @Test(
    "an animation ends when its time has passed, and the model changes at once", arguments: ways)
  func ends(way: Way) {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)
    var ends: [Double] = []
    way.start(view) { finished in
      #expect(finished)
      ends.append(Headless.now)
    }
    if way.testDescription != "transition with" { #expect(view.alpha == 0) }

    Headless.settle()

    #expect(ends == [way.end])
  }

  nonisolated static let immediate = [
    Way("no duration", end: 0) { view, done in
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: done)
    },
    Way("negative duration", end: 0) { view, done in
      UIView.animate(withDuration: -1, animations: { view.alpha = 0 }, completion: done)
    },
    Way("no change", end: 0) { _, done in
      UIView.animate(withDuration: 1, animations: {}, completion: done)
    },
    Way("a change to the same", end: 0) { view, done in
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: done)
    },
    Way("animations switched off", end: 0) { view, done in
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: done)
      UIView.setAnimationsEnabled(true)
    },
    Way("within a block without animation", end: 0) { view, done in
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: done)
      }
    },
  ]

  @Test("what takes no time is over at the beginning of the next turn", arguments: immediate)
  func immediately(way: Way) {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)
    var order: [String] = []
    DispatchQueue.main.async { order.append("queued before") }

    way.start(view) { _ in order.append("completion") }
    DispatchQueue.main.async { order.append("queued after") }
    #expect(order.isEmpty)
    Headless.turn()

    #expect(order == ["queued before", "completion", "queued after"])
    #expect(Headless.now == 0)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test(
    "an animation within another takes the outer one's time, unless it keeps its own",
    arguments: [(UIView.AnimationOptions(), 0.3), (.overrideInheritedDuration, 0.8)])
  func nested(options: UIView.AnimationOptions, end: Double) {
    let scene = Scene()
    let (outer, inner) = (UIView(frame: scene.window.bounds), UIView(frame: scene.window.bounds))
    var ends: [String: Double] = [:]

    UIView.animate(
      withDuration: 0.3,
      animations: {
        outer.alpha = 0
        UIView.animate(
          withDuration: 0.8, delay: 0, options: options, animations: { inner.alpha = 0 },
          completion: { _ in ends["inner"] = Headless.now })
      }, completion: { _ in ends["outer"] = Headless.now })
    Headless.settle()

    #expect(ends == ["outer": 0.3, "inner": end])
  }

  @Test("the length that changes would have can be asked for inside")
  func inheritedDuration() {
    Headless.reset()
    var inside = -1.0
    var without = -1.0

    UIView.animate(withDuration: 0.7) {
      inside = UIView.inheritedAnimationDuration
      UIView.performWithoutAnimation { without = UIView.inheritedAnimationDuration }
    }

    #expect(inside == 0.7 && without == 0 && UIView.inheritedAnimationDuration == 0)
  }

  nonisolated static let enormous: [Double] = [1e12, 1e300, .infinity]

  @Test("an enormous animation is not waited for, and does no harm", arguments: enormous)
  func tooLong(duration: Double) {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)

    UIView.animate(
      withDuration: duration, delay: duration, options: [], animations: { view.alpha = 0 },
      completion: { _ in scene.log.add("end") })
    Headless.advance(by: 100)

    #expect(scene.log.lines.isEmpty && Headless.now == 100)
  }

  @Test("completions of one instant come in the order in which the animations began")
  func order() {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)
    for step in 1...4 {
      UIView.animate(
        withDuration: 0.5, animations: { view.alpha -= 0.1 },
        completion: { _ in scene.log.add("\(step)") })
    }

    Headless.settle()

    #expect(scene.log.lines == ["1", "2", "3", "4"])
  }

  @Test("a chain of animations adds up to the microsecond")
  func chain() {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)
    func step(_ left: Int) {
      guard left > 0 else { return }
      UIView.animate(
        withDuration: 0.1, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 },
        completion: { _ in step(left - 1) })
    }

    step(30)
    Headless.settle()

    #expect(Headless.now == 3)
  }

  @Test(
    "a view that replaces another takes its place, or both stay and one is hidden",
    arguments: [false, true])
  func transitionBetween(hides: Bool) {
    let scene = Scene()
    let (old, new) = (UIView(frame: scene.window.bounds), UIView(frame: scene.window.bounds))
    scene.window.addSubview(old)
    if hides {
      new.isHidden = true
      scene.window.addSubview(new)
    }

    UIView.transition(
      from: old, to: new, duration: 0.4, options: hides ? .showHideTransitionViews : [],
      completion: { _ in scene.log.add("end at \(Headless.now)") })
    Headless.settle()

    #expect(scene.log.lines == ["end at 0.4"])
    #expect(scene.window.subviews == (hides ? [old, new] : [new]))
    #expect(!new.isHidden && old.isHidden == hides)
  }

  @Test("an animated view that leaves its window ends its animation unfinished, in that turn")
  func removedMidway() {
    let scene = Scene()
    scene.show(UIViewController())
    let view = UIView(frame: scene.window.bounds)
    scene.window.addSubview(view)
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 },
      completion: { scene.log.add("finished: \($0) at \(Headless.now)") })
    Headless.advance(by: 0.3)

    view.removeFromSuperview()
    #expect(scene.log.lines.isEmpty)
    Headless.settle()

    #expect(scene.log.lines == ["finished: false at 0.3"])
  }

  @Test("an animated view that is only put elsewhere goes on")
  func movedMidway() {
    let scene = Scene()
    scene.show(UIViewController())
    let view = UIView(frame: scene.window.bounds)
    let elsewhere = UIView(frame: scene.window.bounds)
    for part in [view, elsewhere] { scene.window.addSubview(part) }
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 },
      completion: { scene.log.add("finished: \($0) at \(Headless.now)") })
    Headless.advance(by: 0.3)

    view.removeFromSuperview()
    elsewhere.addSubview(view)
    Headless.settle()

    #expect(scene.log.lines == ["finished: true at 1.0"])
  }
}

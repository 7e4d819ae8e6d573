import Testing
import UIKit

@MainActor @Suite("Turns of the main queue", .serialized) struct TurnTests {
  @Test("a hop runs what was queued before it, and what that queues waits for the next")
  func hop() {
    Headless.reset()
    var ran: [Int] = []
    DispatchQueue.main.async {
      ran.append(1)
      DispatchQueue.main.async { ran.append(3) }
    }
    DispatchQueue.main.async { ran.append(2) }

    Headless.turn()
    #expect(ran == [1, 2])
    Headless.turn()

    #expect(ran == [1, 2, 3])
    #expect(Headless.now == 0)
  }

  @Test("within a hop: queued work, layout, what waits for the commit, completions that are due")
  func phases() {
    let scene = Scene()
    let probe = LayoutProbe(frame: scene.window.bounds)
    let (a, b) = scene.pair(.fullScreen, .loading)
    a.view.addSubview(probe)
    scene.rest()
    probe.didLayOut = { scene.log.add("layout") }
    UIView.animate(
      withDuration: 1, animations: { probe.alpha = 0 },
      completion: { _ in scene.log.add("completion") })
    Headless.advance(by: 0.999_999)

    DispatchQueue.main.asyncAfter(deadline: .now() + 0.000_001) {
      scene.log.add("queued")
      probe.setNeedsLayout()
      a.present(b, animated: true)
    }
    Headless.advance(by: 0.000_001)

    #expect(scene.log.lines == ["queued", "B.load", "layout", "A.wD", "B.wA", "completion"])
  }

  @Test("a loop of the main queue without end is given up, and time stands")
  func endlessQueue() {
    Headless.reset()
    var rounds = 0
    func again() {
      rounds += 1
      DispatchQueue.main.async { again() }
    }
    again()

    #expect(!Headless.settle())
    #expect(rounds > 100 && Headless.now == 0)
    Headless.advance(by: 1)
    #expect(Headless.now == 0)
  }

  @Test("a layout without end is given up, within a commit and within a settling")
  func endlessLayout() {
    let scene = Scene()
    let a = UIViewController()
    let probe = LayoutProbe(frame: scene.window.bounds)
    scene.window.rootViewController = a
    a.view.addSubview(probe)
    probe.didLayOut = { probe.setNeedsLayout() }
    scene.window.makeKeyAndVisible()

    Headless.turn()
    #expect(!Headless.settle())
    probe.didLayOut = nil

    #expect(Headless.settle())
  }

  @Test("work that repeats forever is settled up to the limit, with the clock there")
  func limit() {
    Headless.reset()
    func tick() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { tick() }
    }
    tick()

    #expect(!Headless.settle(within: 2))

    #expect(Headless.now == 2)
    #expect(!Headless.pending.isEmpty)
  }

  @Test("an animation that repeats forever is nothing to wait for")
  func repeating() {
    let scene = Scene()
    let view = UIView(frame: scene.window.bounds)

    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 })

    #expect(Headless.settle() && Headless.now == 0)
  }

  @Test("time moves forward only, and to the microsecond", arguments: [-5, 0, 0.1, 3])
  func advance(seconds: Double) {
    Headless.reset()
    Headless.advance(by: 1)

    Headless.advance(by: seconds)

    #expect(Headless.now == 1 + max(seconds, 0))
  }

  @Test("work of an instant that is cancelled in that instant does not run")
  func cancelledInTheSameInstant() {
    Headless.reset()
    var ran: [String] = []
    let victim = DispatchWorkItem { ran.append("victim") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      ran.append("first")
      victim.cancel()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: victim)

    #expect(Headless.settle())

    #expect(ran == ["first"])
  }

  @Test("a reset from within a callback ends the old scene there, and leaves the new one clean")
  func resetWithin() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    b.hooks["wA"] = { Headless.reset() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { scene.log.add("late") }

    a.present(b, animated: true) { scene.log.add("completion") }
    #expect(!Headless.settle())
    #expect(Headless.settle())

    #expect(Headless.pending.isEmpty && Headless.complaints.isEmpty && Headless.now == 0)
    #expect(!scene.log.lines.contains("late") && !scene.log.lines.contains("completion"))
    let next = UIWindow()
    next.rootViewController = UIViewController()
    next.makeKeyAndVisible()
    #expect(Headless.settle())
  }

  @Test("a view of an earlier scene is animated in a later one")
  func keptView() {
    Headless.reset()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Headless.reset()
    var end: Double?

    UIView.animate(
      withDuration: 0.25, animations: { view.alpha = 0 }, completion: { _ in end = Headless.now })
    Headless.settle()

    #expect(end == 0.25)
  }

  @Test("a window of an earlier scene is not laid out in a later one, until it is shown there")
  func keptWindow() {
    Headless.reset()
    let window = UIWindow()
    let probe = LayoutProbe(frame: window.bounds)
    window.addSubview(probe)
    window.isHidden = false
    Headless.settle()
    var layouts = 0
    probe.didLayOut = { layouts += 1 }
    Headless.reset()

    probe.setNeedsLayout()
    Headless.settle()
    #expect(layouts == 0 && UIApplication.shared.windows.isEmpty)
    window.isHidden = false
    Headless.settle()

    #expect(layouts == 1 && UIApplication.shared.windows == [window])
  }

  @Test("what is pending is told in the order in which it comes, and nothing at rest")
  func pending() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    #expect(Headless.pending.isEmpty)

    a.present(b, animated: true)
    #expect(Headless.pending.last == "transition not begun, present")
    Headless.turn()
    #expect(Headless.pending == ["end of an animation at 404.0 ms", "transition 1, present"])
    Headless.settle()

    #expect(Headless.pending.isEmpty)
  }
}

/// A view that tells when it is laid out.
final class LayoutProbe: UIView {
  var didLayOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut?()
  }
}

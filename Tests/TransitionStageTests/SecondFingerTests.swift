import Testing
import UIKit

@testable import TransitionStage

@MainActor @Suite("What second fingers do", .serialized) struct SecondFingerTests {
  /// Notes by how many fingers it is pulled.
  @MainActor private final class Counter: NSObject {
    private(set) var counts: [Int] = []

    func follow(_ pan: UIPanGestureRecognizer) {
      if counts.last != pan.numberOfTouches { counts.append(pan.numberOfTouches) }
    }
  }

  private func lines(of swipe: Stage.Swipe, counter: Counter = Counter()) -> [String] {
    perform(.system) { stage, host in
      host.view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: counter, action: Selector("follow(_:)", Counter.follow(_:))))
      stage.swipe(swipe, .drag(.down)) { host }
    }.lines.filter { $0.contains("gesture") && !$0.contains("gestureMoved") }
  }

  @Test("a finger that joins another comes down with it, further on, and lifts first")
  func joined() {
    let counter = Counter()

    let lines = lines(of: .joined, counter: counter)

    #expect(
      lines == [
        "> host.gestureBegan(drag: down, at: [195, 84.4])",
        "> window.gestureBegan(drag: down, at: [225, 204.4])",
        "> window.gestureEnded(at: [225, 499.8], velocity: [0, 1772])",
        "> host.gestureEnded(at: [195, 675.2], velocity: [0, 1969])",
      ])
    #expect(counter.counts == [2, 1])
  }

  @Test("one that relieves another comes down when that has pulled, and lifts last")
  func relieved() {
    let counter = Counter()

    let lines = lines(of: .relieved, counter: counter)

    #expect(
      lines.map { $0.prefix { $0 != "(" } } == [
        "> host.gestureBegan", "> window.gestureBegan", "> host.gestureEnded",
        "> window.gestureEnded",
      ])
    #expect(counter.counts == [1, 2, 1])
  }

  @Test(
    "one that only moves goes the way of the first one, back where that gives up, and rests before it lifts",
    arguments: [PullEnd.finished, .cancelled])
  func beside(end: PullEnd) {
    let trace = perform(.system) { stage, _ in
      _ = stage.touchBeside(.drag(.down), to: end)
      stage.moveBeside(.drag(.down), to: end)
    }
    let heights = trace.lines.filter { $0.contains("gesture") }.compactMap { line in
      line.firstMatch(of: /at: \[[\d.]+, ([\d.]+)\]/).flatMap { Double($0.output.1) }
    }

    #expect(heights.count == 4)
    #expect(heights == (end == .finished ? heights.sorted() : heights.sorted(by: >)))
    #expect(
      trace.lines.last { $0.contains("gestureEnded") }?.hasSuffix("velocity: [0, 0])") == true)
  }

  @Test(
    "one that only moves keeps off controls, where it would be a tap", arguments: [false, true])
  func control(isThere: Bool) {
    var touches: Bool?

    let trace = perform(.system) { stage, host in
      if isThere { host.view.addSubview(UIControl(frame: host.view.bounds)) }
      touches = stage.touchBeside(.drag(.down), to: .finished)
      if touches == true { stage.moveBeside(.drag(.down), to: .finished) }
    }

    #expect(touches == !isThere)
    #expect(trace.lines.contains { $0.contains("gestureBegan") } == !isThere)
  }
}

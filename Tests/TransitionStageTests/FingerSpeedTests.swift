import Testing
import UIKit

@testable import TransitionStage

@MainActor @Suite("How fast fingers move", .serialized) struct FingerSpeedTests {
  /// A way that a finger goes, and what a recognizer is to make of its end.
  struct Row: Sendable, CustomTestStringConvertible {
    let swipe: Stage.Swipe
    let hasSpeed: Bool
    let isFar: Bool

    var testDescription: String { "\(swipe)" }

    init(_ swipe: Stage.Swipe, hasSpeed: Bool, isFar: Bool) {
      self.swipe = swipe
      self.hasSpeed = hasSpeed
      self.isFar = isFar
    }
  }

  nonisolated static let rows = [
    Row(.halfHearted, hasSpeed: false, isFar: false),
    Row(.through, hasSpeed: true, isFar: true),
    Row(.resting, hasSpeed: false, isFar: true),
    Row(.flung, hasSpeed: true, isFar: false),
    Row(.thereAndBack, hasSpeed: false, isFar: false),
    Row(.relieved, hasSpeed: true, isFar: true),
    Row(.joined, hasSpeed: true, isFar: true),
    Row(.takenAway, hasSpeed: false, isFar: false),
    Row(.flick, hasSpeed: true, isFar: false),
  ]

  /// Notes how fast a finger was and how far, when it went.
  @MainActor private final class Follower: NSObject {
    private(set) var speed: CGFloat?
    private(set) var way: CGFloat?

    func follow(_ pan: UIPanGestureRecognizer) {
      guard pan.state == .ended || pan.state == .cancelled else { return }
      speed = pan.velocity(in: nil).y
      way = pan.translation(in: nil).y
    }
  }

  @Test(
    "a finger that lifts while it moves has speed, and one that rests has none", arguments: rows)
  func speed(row: Row) throws {
    let follower = Follower()

    _ = perform(.system) { stage, host in
      host.view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: follower, action: Selector("follow(_:)", Follower.follow(_:))))
      stage.swipe(row.swipe, .drag(.down)) { host }
    }

    #expect((try #require(follower.speed) > 1000) == row.hasSpeed)
    #expect(row.hasSpeed || follower.speed == 0)
    #expect((try #require(follower.way) > 422) == row.isFar)
  }

  @Test("a finger that turns round is far behind where it came down, and lifts with speed")
  func turned() throws {
    let follower = Follower()

    let trace = perform(.system) { stage, host in
      host.view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: follower, action: Selector("follow(_:)", Follower.follow(_:))))
      stage.swipe(.turnedRound, .drag(.down)) { host }
    }

    #expect(try #require(follower.speed) < -1000)
    #expect(try #require(follower.way) < -422)
    let places = trace.lines.filter { $0.contains("gestureMoved") }.compactMap { line in
      line.split(separator: ", ").last?.split(separator: "]").first.flatMap { Double($0) }
    }
    #expect(places.allSatisfy { (0...844).contains($0) })
  }

  @Test("a finger that turns round at an edge of the screen comes back to that")
  func turnedAtEdge() {
    let trace = perform(.system) { stage, host in
      stage.swipe(.turnedRound, .edgeSwipe) { host }
    }

    #expect(trace.lines.contains { $0.contains("gestureMoved(at: [79, 422])") })
    #expect(trace.lines.contains { $0.contains("gestureEnded(at: [4.9, 422], velocity: [-") })
  }

  @Test("a trace tells of a finger sixty times a second, and how fast it leaves")
  func samples() throws {
    let trace = perform(.system) { stage, host in
      stage.swipe(.through, .drag(.down)) { host }
    }

    let moves = trace.events.filter { $0.line.contains("gestureMoved") }.map(\.time.microseconds)
    #expect(moves.count == 10)
    for (earlier, later) in zip(moves, moves.dropFirst()) {
      #expect((16_666...16_667).contains(later - earlier))
    }
    // From a twentieth of 844 points to seven tenths, in 0.15 s.
    #expect(trace.lines.contains("> host.gestureEnded(at: [195, 675.2], velocity: [0, 3657])"))
  }
}

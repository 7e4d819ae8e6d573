import Testing
import UIKitSemantics

@Suite("Fingers on sheets") struct SheetPullTests {
  typealias Event = SheetPull.Event
  typealias Action = SheetPull.Action

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [Event]
    let actions: [Action]
  }

  private static let stops = SheetStops([200, 400, 800])

  static let rows = [
    Row(
      testDescription: "up to the next height",
      events: [.moved(to: 500), .moved(to: 650), .released(speed: 0)],
      actions: [
        .show(height: 500, drop: 0), .show(height: 650, drop: 0), .rest(at: 2, isNew: true),
      ]
    ),
    Row(
      testDescription: "not far enough up",
      events: [.moved(to: 500), .released(speed: 0)],
      actions: [.show(height: 500, drop: 0), .rest(at: 1, isNew: false)]),
    Row(
      testDescription: "not far, but fast",
      events: [.moved(to: 420), .released(speed: 400)],
      actions: [.show(height: 420, drop: 0), .rest(at: 2, isNew: true)]),
    Row(
      testDescription: "above the greatest height",
      events: [.moved(to: 900), .released(speed: 0)],
      actions: [.show(height: 800, drop: 0), .rest(at: 2, isNew: true)]),
    Row(
      testDescription: "away",
      events: [
        .moved(to: 150), .answered(true), .moved(to: 50), .released(speed: 0),
        .ended(finished: true),
      ],
      actions: [
        .show(height: 200, drop: 0), .tryToLeave, .moveDismissal(by: 150),
        .letGo(isFarEnough: true),
      ]),
    Row(
      testDescription: "almost away, and to the lowest height",
      events: [
        .moved(to: 150), .answered(true), .moved(to: 120), .released(speed: 0),
        .ended(finished: false),
      ],
      actions: [
        .show(height: 200, drop: 0), .tryToLeave, .moveDismissal(by: 80),
        .letGo(isFarEnough: false), .rest(at: 0, isNew: true),
      ]),
    Row(
      testDescription: "a short way, and fast",
      events: [
        .moved(to: 150), .answered(true), .released(speed: -700), .ended(finished: true),
      ],
      actions: [.show(height: 200, drop: 0), .tryToLeave, .letGo(isFarEnough: true)]),
    Row(
      testDescription: "away, where it may not",
      events: [.moved(to: 80), .answered(false), .released(speed: 0)],
      actions: [
        .show(height: 200, drop: 0), .tryToLeave, .show(height: 200, drop: 30),
        .letGo(isFarEnough: true), .rest(at: 0, isNew: true),
      ]),
    Row(
      testDescription: "not away, and up again",
      events: [.moved(to: 80), .answered(false), .moved(to: 500), .released(speed: 0)],
      actions: [
        .show(height: 200, drop: 0), .tryToLeave, .show(height: 200, drop: 30),
        .show(height: 500, drop: 0), .letGo(isFarEnough: false), .rest(at: 1, isNew: false),
      ]),
    Row(
      testDescription: "taken away",
      events: [.moved(to: 700), .takenAway],
      actions: [.show(height: 700, drop: 0), .rest(at: 1, isNew: false)]),
    Row(
      testDescription: "taken away while it leaves",
      events: [.moved(to: 50), .answered(true), .takenAway, .ended(finished: false)],
      actions: [
        .show(height: 200, drop: 0), .tryToLeave, .letGo(isFarEnough: false),
        .rest(at: 0, isNew: true),
      ]),
    Row(
      testDescription: "dismissed by somebody else under the finger",
      events: [.moved(to: 50), .answered(true), .ended(finished: true)],
      actions: [.show(height: 200, drop: 0), .tryToLeave]),
  ]

  @Test("what a finger does to a sheet at the second of three heights", arguments: rows)
  func row(row: Row) {
    var pull = SheetPull()
    #expect(pull.handle(.grabbed(Self.stops, at: 1)) == [])

    #expect(row.events.flatMap { pull.handle($0) } == row.actions)
    #expect(pull.phase == .resting)
  }

  @Test("between two heights the nearest counts, and a fast finger's direction")
  func stops() {
    let wishes: [(Double, Double)] = [
      (290, 0), (300, 0), (310, 0), (390, -300), (210, 300), (400, 300), (200, -900), (0, 0),
    ]

    #expect(wishes.map { Self.stops.stop(from: $0, speed: $1) } == [0, 1, 1, 0, 1, 1, 0, 0])
  }

  @Test("resistance grows with the way, and has an end")
  func resistance() {
    let depths = [0.0, 40, 120, 1_000_000].map { Self.stops.resistedDepth(of: 200 - $0) }

    #expect(depths[0] == 0)
    #expect(depths == depths.sorted())
    #expect(depths[2] == 30)
    #expect(depths[3] < 60)
  }
}

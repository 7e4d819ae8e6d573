import Testing
import UIKit

/// One kind of recognizer, what fingers do, and all that its target hears.
struct StateRow: Sendable, CustomTestStringConvertible {
  enum Kind: Sendable {
    case tap, doubleTap, twoFingerTap, press, swipeLeft, pan, panOfOne, panOfTwo, pinch, rotation,
      edgePan
  }

  let what: String
  let kind: Kind
  let acts: [Act]
  let heard: [String]

  init(_ what: String, _ kind: Kind, _ acts: [Act], _ heard: [String]) {
    self.what = what
    self.kind = kind
    self.acts = acts
    self.heard = heard
  }

  var testDescription: String { what }

  static let rows = [
    StateRow("a tap", .tap, [.down(0, 50, 50), .up(0)], ["g ended"]),
    StateRow("a tap that slips", .tap, [.down(0, 50, 50), .move(0, 50, 70), .up(0)], []),
    StateRow("a tap that is taken away", .tap, [.down(0, 50, 50), .taken(0)], []),
    StateRow("one tap of two", .doubleTap, [.down(0, 50, 50), .up(0), .wait(1)], []),
    StateRow(
      "two taps", .doubleTap,
      [.down(0, 50, 50), .up(0), .wait(0.1), .down(0, 50, 50), .up(0)], ["g ended"]),
    StateRow(
      "two taps too far apart in time", .doubleTap,
      [.down(0, 50, 50), .up(0), .wait(0.5), .down(0, 50, 50), .up(0), .wait(1)], []),
    StateRow(
      "a tap of two fingers", .twoFingerTap,
      [.down(0, 50, 50), .down(1, 90, 50), .up(0), .up(1)], ["g ended"]),
    StateRow("a tap of one finger of two", .twoFingerTap, [.down(0, 50, 50), .up(0)], []),
    StateRow(
      "a long press", .press,
      [.down(0, 50, 50), .wait(0.6), .move(0, 50, 90), .move(0, 50, 99), .up(0)],
      ["g began", "g changed", "g changed", "g ended"]),
    StateRow("a press that is too short", .press, [.down(0, 50, 50), .wait(0.4), .up(0)], []),
    StateRow(
      "a press that slips", .press, [.down(0, 50, 50), .move(0, 50, 70), .wait(1), .up(0)], []),
    StateRow(
      "a press that is taken away", .press, [.down(0, 50, 50), .wait(0.6), .taken(0)],
      ["g began", "g cancelled"]),
    StateRow(
      "a swipe", .swipeLeft, [.down(0, 200, 50), .wait(0.1), .move(0, 120, 52), .up(0)],
      ["g ended"]),
    StateRow(
      "a swipe the other way", .swipeLeft,
      [.down(0, 200, 50), .wait(0.1), .move(0, 280, 52), .move(0, 50, 50), .up(0)], []),
    StateRow(
      "a swipe that is too slow", .swipeLeft,
      [.down(0, 200, 50), .wait(0.6), .move(0, 120, 52), .up(0)], []),
    StateRow(
      "a pan", .pan, [.down(0, 50, 50), .move(0, 50, 70), .move(0, 50, 90), .up(0)],
      ["g began", "g changed", "g ended"]),
    StateRow(
      "a pan of which one of two fingers goes", .pan,
      [
        .down(0, 50, 50), .move(0, 50, 70), .down(1, 90, 70), .up(0), .move(1, 90, 80), .up(1),
      ],
      ["g began", "g changed", "g ended"]),
    StateRow(
      "a pan of one finger, which a second one cannot take over", .panOfOne,
      [
        .down(0, 50, 50), .move(0, 50, 70), .down(1, 90, 70), .move(1, 90, 80), .up(0),
        .move(1, 90, 99), .up(1),
      ],
      ["g began", "g ended"]),
    StateRow(
      "a pan of one finger, which two do not begin", .panOfOne,
      [.down(0, 50, 50), .down(1, 90, 50), .move(0, 50, 90), .up(0), .up(1)], []),
    StateRow(
      "a pan of two fingers, to which a third is none", .panOfTwo,
      [
        .down(0, 50, 50), .move(0, 50, 70), .down(1, 90, 70), .down(2, 90, 90), .up(0),
        .move(2, 90, 99), .move(1, 90, 80), .up(1), .up(2),
      ],
      ["g began", "g changed", "g ended"]),
    StateRow(
      "a pan that is taken away", .pan, [.down(0, 50, 50), .move(0, 50, 70), .taken(0)],
      ["g began", "g cancelled"]),
    StateRow(
      "a pan that does not get going", .pan, [.down(0, 50, 50), .move(0, 52, 52), .up(0)], []),
    StateRow(
      "a pinch", .pinch,
      [
        .down(0, 100, 50), .down(1, 140, 50), .move(1, 160, 50), .move(1, 180, 50), .up(1), .up(0),
      ],
      ["g began", "g changed", "g ended"]),
    StateRow("a pinch of one finger", .pinch, [.down(0, 100, 50), .move(0, 150, 50), .up(0)], []),
    StateRow(
      "a rotation", .rotation,
      [
        .down(0, 100, 100), .down(1, 140, 100), .move(1, 138, 112), .move(1, 130, 126), .up(0),
        .up(1),
      ],
      ["g began", "g changed", "g ended"]),
    StateRow(
      "a rotation that is no more than a pinch", .rotation,
      [.down(0, 100, 100), .down(1, 140, 100), .move(1, 180, 100), .up(0), .up(1)], []),
    StateRow(
      "a pan from the edge", .edgePan, [.down(0, 5, 300), .move(0, 50, 300), .up(0)],
      ["g began", "g ended"]),
    StateRow(
      "a pan from elsewhere", .edgePan, [.down(0, 100, 300), .move(0, 180, 300), .up(0)], []),
  ]
}

extension StateRow.Kind {
  @MainActor var recognizer: UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .twoFingerTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .swipeLeft:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      return swipe
    case .pan: return UIPanGestureRecognizer()
    case .panOfOne, .panOfTwo:
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = self == .panOfOne ? 1 : 2
      return pan
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    }
  }
}

@MainActor @Suite("What a recognizer says, from the first finger to the last", .serialized)
struct StateTests {
  @Test("each gesture goes through its states, twice the same", arguments: StateRow.rows)
  func states(row: StateRow) {
    let pad = Pad()
    let recognizer = pad.add(row.kind.recognizer, "g")

    pad.play(row.acts)
    let first = pad.ear.lines
    Headless.settle()
    pad.ear.forget()
    pad.play(row.acts)

    #expect(first == row.heard)
    #expect(pad.ear.lines == row.heard)
    Headless.settle()
    #expect(recognizer.state == .possible)
    #expect(Headless.pending.isEmpty)
  }

  @Test("a pinch has a scale and a rotation an angle")
  func values() {
    let pad = Pad()
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    let turn = pad.add(UIRotationGestureRecognizer(), "turn")
    pad.ear.friends = [["pinch", "turn"], ["turn", "pinch"]]

    pad.play([.down(0, 100, 100), .down(1, 140, 100), .wait(0.1), .move(1, 100, 180)])

    #expect(pad.ear.lines == ["pinch began", "turn began"])
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(abs(turn.rotation - .pi / 2) < 0.001)
    pinch.scale = 1
    pad.play([.wait(0.1), .move(1, 100, 260)])
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(abs(pinch.velocity - 10) < 0.001)
  }
}

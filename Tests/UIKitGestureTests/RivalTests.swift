import Testing
import UIKit

@MainActor @Suite("Recognizers that watch the same fingers", .serialized) struct RivalTests {
  private static let drag: [Act] = [
    .down(0, 200, 50), .wait(0.1), .move(0, 120, 50), .move(0, 100, 50), .up(0),
  ]

  @Test("the first to be recognized keeps the others from it")
  func prevention() {
    let pad = Pad()
    pad.add(UIPanGestureRecognizer(), "first")
    pad.add(UIPanGestureRecognizer(), "second")

    pad.play(Self.drag)

    #expect(pad.ear.lines == ["first began", "first changed", "first ended"])
  }

  @Test("friends are recognized together", arguments: [["first", "second"], ["second", "first"]])
  func friends(pair: [String]) {
    let pad = Pad()
    pad.add(UIPanGestureRecognizer(), "first")
    pad.add(UIPanGestureRecognizer(), "second")
    pad.ear.friends = [pair]

    pad.play(Self.drag)

    #expect(
      pad.ear.lines == [
        "first began", "second began", "first changed", "second changed", "first ended",
        "second ended",
      ])
  }

  @Test("one that waits is not heard where the other is recognized")
  func waitingInVain() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    pan.require(toFail: pad.add(swipe, "swipe"))

    pad.play(Self.drag)

    #expect(pad.ear.lines == ["swipe ended"])
  }

  @Test("one that waits begins when the other has failed")
  func waiting() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: pad.add(UISwipeGestureRecognizer(), "swipe"))

    pad.play([.down(0, 200, 50), .wait(0.1), .move(0, 180, 50)])
    #expect(pad.ear.lines == [])
    pad.play([.move(0, 120, 50), .move(0, 100, 50), .up(0)])

    #expect(pad.ear.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("a single tap waits for a double tap", arguments: [false, true])
  func tapOrTaps(twice: Bool) {
    let pad = Pad()
    let single = pad.add(UITapGestureRecognizer(), "single")
    let double = pad.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    pad.play([.down(0, 50, 50), .up(0), .wait(0.1)])
    #expect(pad.ear.lines == [])
    if twice { pad.play([.down(0, 50, 50), .up(0)]) }
    Headless.settle()

    #expect(pad.ear.lines == [twice ? "double ended" : "single ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("a delegate can let one wait, from either side", arguments: [true, false])
  func delegates(asksWaiting: Bool) {
    let pad = Pad()
    pad.add(UIPanGestureRecognizer(), "pan")
    pad.add(UISwipeGestureRecognizer(), "swipe").direction = .left
    if asksWaiting {
      pad.ear.waits = [["pan", "swipe"]]
    } else {
      pad.ear.holds = [["swipe", "pan"]]
    }

    pad.play(Self.drag)

    #expect(pad.ear.lines == ["swipe ended"])
  }

  @Test("one that may not begin leaves the way to others")
  func forbidden() {
    let pad = Pad()
    pad.add(UIPanGestureRecognizer(), "first")
    pad.add(UIPanGestureRecognizer(), "second")
    pad.ear.forbidden = ["first"]

    pad.play(Self.drag)

    #expect(pad.ear.lines == ["second began", "second changed", "second ended"])
  }

  @Test("one that is switched off in the middle is cancelled")
  func switchedOff() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")

    pad.play([.down(0, 200, 50), .move(0, 120, 50)])
    pan.isEnabled = false
    pad.play([.move(0, 100, 50), .up(0)])

    #expect(pad.ear.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }
}

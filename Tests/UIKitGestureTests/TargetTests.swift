import Testing
import UIKit

@MainActor @Suite("Whom a recognizer tells, and of which fingers", .serialized)
struct TargetTests {
  private static let pull: [Act] = [.down(0, 50, 50), .move(0, 50, 70), .move(0, 50, 90), .up(0)]

  @Test("a target that is added again by the same method is told once", arguments: [0, 1, 4])
  func again(times: Int) {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    for _ in 0..<times { pan.addTarget(pad.ear, action: Selector("hear(_:)", Ear.hear(_:))) }

    pad.play(Self.pull)

    #expect(pad.ear.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("one that was taken away in between is told again, and once")
  func anew() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    pan.removeTarget(pad.ear, action: nil)
    for _ in 0..<2 { pan.addTarget(pad.ear, action: Selector("hear(_:)", Ear.hear(_:))) }

    pad.play(Self.pull)

    #expect(pad.ear.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("another target, and another method of the same, are told as well")
  func others() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    let second = Ear()
    pan.addTarget(second, action: Selector("hear(_:)", Ear.hear(_:)))
    pan.addTarget(second, action: Selector("hearAgain(_:)", Ear.hear(_:)))

    pad.play(Self.pull)

    #expect(pad.ear.lines == ["pan began", "pan changed", "pan ended"])
    #expect(second.lines.filter { $0 == "pan began" }.count == 2)
  }

  // MARK: - To another view

  @Test(
    "a recognizer that goes to another view, or away, lets go of its finger",
    arguments: [true, false])
  func moved(toAnother: Bool) throws {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    let other = TouchedView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    pad.view.superview?.addSubview(other)

    pad.play([.down(0, 50, 50), .move(0, 50, 70)])
    if toAnother { other.addGestureRecognizer(pan) } else { pad.view.removeGestureRecognizer(pan) }
    pad.play([.move(0, 50, 90), .up(0)])

    #expect(pad.ear.lines == ["pan began", "pan cancelled"])
    guard toAnother else { return }
    pad.play([.down(0, 50, 450), .move(0, 50, 470), .up(0)])
    #expect(pad.ear.lines.suffix(2) == ["pan began", "pan ended"])
  }

  @Test("one whose finger has not moved yet says nothing of it")
  func movedEarly() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    let other = TouchedView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    pad.view.superview?.addSubview(other)

    pad.play([.down(0, 50, 50)])
    other.addGestureRecognizer(pan)
    pad.play([.move(0, 50, 90), .up(0)])

    #expect(pad.ear.lines == [])
  }

  @Test("one that is put where it is already goes on")
  func same() {
    let pad = Pad()
    let pan = pad.add(UIPanGestureRecognizer(), "pan")

    pad.play([.down(0, 50, 50), .move(0, 50, 70)])
    pad.view.addGestureRecognizer(pan)
    pad.play([.move(0, 50, 90), .up(0)])

    #expect(pad.ear.lines == ["pan began", "pan changed", "pan ended"])
    #expect(pad.view.gestureRecognizers?.count == 1)
  }
}

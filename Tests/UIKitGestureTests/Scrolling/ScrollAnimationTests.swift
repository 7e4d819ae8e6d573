import Testing
import UIKit

@MainActor @Suite("Scroll views that scroll by themselves", .serialized)
struct ScrollAnimationTests {
  @Test("an animated change of the offset takes a step with each frame, and its end is told once")
  func steps() {
    let pad = ScrollPad()
    let start = Headless.now

    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    #expect(pad.scroll.contentOffset == .zero && !Headless.pending.isEmpty)
    #expect(Headless.settle())

    let frames = (1...18).map { start + Double($0) / 60 }
    #expect(zip(pad.ear.times, frames).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(pad.ear.offsets.count == 18 && pad.ear.offsets == pad.ear.offsets.sorted())
    #expect(pad.ear.offsets[8] == 300 && pad.ear.offsets.last == 600)
    #expect(pad.ear.lines == ["scrolls", "animation ends"])
    #expect(Headless.now == start + 0.3)
  }

  @Test("a change that is not animated, or leads nowhere, is told of as no animation")
  func noAnimation() {
    let pad = ScrollPad()

    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: false)
    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    Headless.settle()

    #expect(pad.ear.lines == ["scrolls"] && pad.ear.offsets == [600])
  }

  @Test("where animations are off, a change is made at once, and its end told in the next turn")
  func animationsOff() {
    let pad = ScrollPad()

    UIView.performWithoutAnimation {
      pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    }
    #expect(pad.ear.lines == ["scrolls"] && pad.ear.offsets == [600])
    Headless.turn()

    #expect(pad.ear.lines == ["scrolls", "animation ends"])
  }

  @Test("a request takes over from another one and from gliding, of whose end nobody is told")
  func takenOver() {
    let pad = ScrollPad()
    pad.drag(by: 120)
    Headless.advance(by: 0.1)

    pad.scroll.setContentOffset(CGPoint(x: 900, y: 0), animated: true)
    #expect(!pad.scroll.isDecelerating)
    Headless.advance(by: 0.1)
    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    Headless.settle()

    #expect(pad.scroll.contentOffset.x == 600)
    #expect(pad.ear.lines.suffix(3) == ["glide begins", "scrolls", "animation ends"])
  }

  @Test("an offset that is set at once stops what moves")
  func stopped() {
    let pad = ScrollPad()
    pad.scroll.setContentOffset(CGPoint(x: 900, y: 0), animated: true)
    Headless.advance(by: 0.1)
    let offset = pad.scroll.contentOffset

    pad.scroll.setContentOffset(offset, animated: false)
    Headless.settle()

    #expect(pad.scroll.contentOffset == offset && offset.x > 0)
    #expect(pad.ear.lines == ["scrolls"])
  }

  @Test("who puts the content back on the way sees it go as far from there")
  func shifted() {
    let pad = ScrollPad()
    pad.scroll.contentOffset.x = 300
    pad.ear.answer = { line, scroll in
      if line == "scrolls", scroll.contentOffset.x > 450 { scroll.contentOffset.x -= 300 }
    }

    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    Headless.settle()

    #expect(abs(pad.scroll.contentOffset.x - 300) < 1e-9)
    #expect(pad.ear.offsets.allSatisfy { $0 > 150 && $0 < 500 })
  }

  @Test("the end of one animation may begin the next")
  func chained() {
    let pad = ScrollPad()
    pad.ear.answer = { line, scroll in
      guard line == "animation ends", scroll.contentOffset.x == 600 else { return }
      scroll.setContentOffset(.zero, animated: true)
    }

    pad.scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    Headless.settle()

    #expect(pad.scroll.contentOffset == .zero)
    #expect(pad.ear.lines == ["scrolls", "animation ends", "scrolls", "animation ends"])
  }

  @Test("a scroll view is not kept by its motion")
  func notKept() {
    let window = ScrollPad().window
    weak var seen: UIScrollView?

    do {
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 9000, height: 10)
      scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
      seen = scroll
    }

    #expect(seen == nil)
    #expect(Headless.settle() && Headless.pending.isEmpty)
  }
}

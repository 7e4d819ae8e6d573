import Testing
import UIKitSemantics

@Suite("Fingers that go back") struct PopGrabTests {
  @Test("at rest a pop begins, and a fluid push is ended first; others are waited for")
  func changes() {
    let verdicts = PopGrab.Change.allCases.map { change in
      PopGrab(depth: 2, change: change, isAnotherWaiting: false).verdict
    }

    #expect(verdicts == [.pop, .endPushAndPop, .stay])
  }

  @Test(
    "at the bottom, and where another change waits, nothing begins",
    arguments: PopGrab.Change.allCases, [(1, false), (2, true)])
  func stays(change: PopGrab.Change, row: (depth: Int, isAnotherWaiting: Bool)) {
    let grab = PopGrab(depth: row.depth, change: change, isAnotherWaiting: row.isAnotherWaiting)

    #expect(grab.verdict == .stay)
  }

  @Test("a pop goes on from what the push showed, and the finger makes the rest of the way")
  func progress() {
    #expect(PopGrab.start(ofPopAfterPushAt: 0.25) == 0.75)
    #expect(PopGrab.start(ofPopAfterPushAt: 1.5) == 0)
    #expect(PopGrab.progress(from: 0.75, finger: 0) == 0.75)
    #expect(PopGrab.progress(from: 0.5, finger: 0.5) == 0.75)
    #expect(PopGrab.progress(from: 0, finger: 1.5) == 1)
  }
}

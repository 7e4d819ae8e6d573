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
    "where another change waits, nothing begins", arguments: PopGrab.Change.allCases, [1, 2])
  func stays(change: PopGrab.Change, depth: Int) {
    #expect(PopGrab(depth: depth, change: change, isAnotherWaiting: true).verdict == .stay)
  }

  @Test("at the root no finger is let in, and one that is let in all the same leaves all stuck")
  func root() {
    let grabs = PopGrab.Change.allCases.map {
      PopGrab(depth: 1, change: $0, isAnotherWaiting: false)
    }

    #expect(grabs.map(\.isLetIn) == [false, false, false])
    #expect(grabs.map(\.verdict) == [.stick, .stay, .stay])
    #expect(PopGrab(depth: 2, change: .none, isAnotherWaiting: false).isLetIn)
  }

  @Test("no finger is let in where the bar shows no button; one that is let in all the same pops")
  func withoutButton() {
    let grab = PopGrab(
      depth: 2, isButtonShown: false, change: .none, isAnotherWaiting: false)

    #expect(!grab.isLetIn)
    #expect(grab.verdict == .pop)
  }

  @Test(
    "a stack that is stuck comes loose where there is something to pop",
    arguments: PopGrab.Change.allCases, [true, false])
  func stuck(change: PopGrab.Change, isWaiting: Bool) {
    let verdicts = [1, 2].map {
      PopGrab(depth: $0, change: change, isAnotherWaiting: isWaiting, isStuck: true).verdict
    }

    #expect(verdicts == [.stick, .comeLoose])
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

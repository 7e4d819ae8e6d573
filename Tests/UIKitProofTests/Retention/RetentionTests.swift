import Testing
import Thoroughness
import UIKit

/// What comes and goes leaves nothing behind.
@MainActor @Suite("Nothing is retained after a cycle", .serialized) struct RetentionTests {
  @Test("after many cycles as many objects live as before", arguments: Cycle.allCases)
  func cycles(cycle: Cycle) {
    Headless.reset()
    let scene = CycleScene()
    for _ in 0..<10 { scene.run(cycle) }
    let before = Census.living

    for _ in 0..<Thoroughness.choose(100, exhaustive: 10_000) { scene.run(cycle) }
    Headless.settle()

    #expect(Census.living == before, "\(Census.living - before) more")
    #expect(Headless.pending.isEmpty && Headless.complaints.isEmpty)
  }

  @Test("who is counted is counted as long as he lives")
  func census() {
    let before = Census.living
    var controller: CountedController? = CountedController()
    controller?.loadViewIfNeeded()
    #expect(Census.living == before + 2)
    controller = nil
    #expect(Census.living == before)
  }
}

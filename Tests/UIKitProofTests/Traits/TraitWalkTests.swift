import Testing
import Thoroughness
import UIKit

@MainActor @Suite("Traits on random walks", .serialized) struct TraitWalkTests {
  @Test(
    "whoever is seen knows the nearest override above, and is told once, from above downward",
    arguments: (1...400).sampled(40))
  func walk(_ seed: Int) {
    let walk = TraitWalk(seed: UInt64(seed))

    walk.run(steps: 200)

    #expect(walk.ailments == [])
  }
}

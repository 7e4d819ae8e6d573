import ConformanceReports
import Testing

/// Work grows as what it is done on, whatever it costs to begin with.
@Suite("Growth of costs") struct CostGrowthTests {
  private static func growth(_ count: WorkloadCost.Count, _ costs: [Int]) -> CostGrowth {
    CostGrowth(
      of: zip(["walk.8", "walk.16", "walk.32"], costs).map { name, cost in
        WorkloadCost(
          name: name, visits: count == .visits ? cost : nil,
          instructions: count == .instructions ? cost : nil)
      })
  }

  @Test(
    "visits grow evenly, but for a few",
    arguments: [
      ([100, 200, 400], true), ([1000, 1000, 1000], true), ([1000, 1100, 1316], true),
      ([1000, 1100, 1317], false), ([64, 256, 1024], false), ([200, 100, 100], true),
    ])
  func visits(costs: [Int], isEven: Bool) {
    #expect(Self.growth(.visits, costs).breaches.isEmpty == isEven)
  }

  @Test(
    "instructions grow evenly, but for half of what the first doubling adds",
    arguments: [
      ([100, 200, 400], true), ([9000, 10_000, 12_500], true), ([9000, 10_000, 12_501], false),
      ([6400, 25_600, 102_400], false), ([2000, 1000, 900], true),
    ])
  func instructions(costs: [Int], isEven: Bool) {
    #expect(Self.growth(.instructions, costs).breaches.isEmpty == isEven)
  }

  @Test("it says what the three sizes cost")
  func text() {
    #expect(
      Self.growth(.visits, [100, 400, 1600]).text
        == "walk.8 and twice and four times as many: 100, 400 and 1600 visits, which grow faster\n")
  }

  @Test("two sizes, other sizes and other workloads are not compared")
  func unrelated() {
    let names = ["walk.8", "walk.16", "walk.31", "climb.32", "walk", "walk.few"]
    let costs = names.enumerated().map { index, name in
      WorkloadCost(name: name, visits: 1 << (4 * index), instructions: nil)
    }

    #expect(CostGrowth(of: costs).breaches.isEmpty)
  }
}

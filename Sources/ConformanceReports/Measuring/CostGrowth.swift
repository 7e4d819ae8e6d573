/// Whether work grows faster than what it is done on, of workloads that were counted in three sizes, each twice
/// the one before.
///
/// What the second doubling adds may be twice what the first one added: so what does not grow at all is left
/// out, be it ever so much. It needs no baseline, and so holds under every compiler.
package struct CostGrowth: Sendable, Equatable {
  /// A workload that grows faster.
  package struct Breach: Sendable, Equatable {
    /// The smallest size, such as `engine.nested.8`.
    package let name: String
    package let count: WorkloadCost.Count
    /// What that cost, and the sizes twice and four times as large.
    package let costs: [Int]
  }

  package let breaches: [Breach]

  /// Looks at all costs of which there are those of twice and four times as many.
  package init(of costs: [WorkloadCost]) {
    let known = Dictionary(costs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    breaches = costs.flatMap { cost -> [Breach] in
      let sizes = [1, 2, 4].compactMap { cost.name(times: $0).flatMap { known[$0] } }
      return WorkloadCost.Count.allCases.compactMap { count in
        let costs = sizes.compactMap { $0[count] }
        guard costs.count == 3 else { return nil }
        let (first, second) = (max(0, costs[1] - costs[0]), costs[2] - costs[1])
        guard second > 2 * first + count.slack(on: first) else { return nil }
        return Breach(name: cost.name, count: count, costs: costs)
      }
    }
  }

  /// A line a breach; empty where there is none.
  package var text: String {
    breaches.map { breach in
      let costs = breach.costs.map(String.init)
      return "\(breach.name) and twice and four times as many: \(costs[0]), \(costs[1]) and"
        + " \(costs[2]) \(breach.count.rawValue), which grow faster\n"
    }
    .joined()
  }
}

extension WorkloadCost.Count {
  /// What may come on top: a few visits; and instructions for sorting, which costs a little more for each of more,
  /// and for tables that are filled anew when they grow.
  fileprivate func slack(on increase: Int) -> Int {
    switch self {
    case .visits: 16
    case .instructions: increase / 2
    }
  }
}

extension WorkloadCost {
  /// The name of the same workload on so many times as many; none where its name ends with no size.
  fileprivate func name(times factor: Int) -> String? {
    guard let dot = name.lastIndex(of: "."), let size = Int(name[name.index(after: dot)...]) else {
      return nil
    }
    return "\(name[...dot])\(factor * size)"
  }
}

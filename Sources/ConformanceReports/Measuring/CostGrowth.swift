/// Whether twice as many cost more than twice as much, of workloads that were counted in two sizes.
///
/// It needs no baseline, and so holds under every compiler.
package struct CostGrowth: Sendable, Equatable {
  /// A workload that costs more than it should.
  package struct Breach: Sendable, Equatable {
    /// The smaller size and the one twice as large, such as `engine.nested.8`.
    package let names: [String]
    package let count: WorkloadCost.Count
    /// What both cost.
    package let costs: [Int]
  }

  package let breaches: [Breach]

  /// What may come on top, since a table that grows is filled anew: in per cent, and in whole counts.
  private static let slack = (share: 5, visits: 16)

  /// Looks at all pairs of costs of which one is of twice as many.
  package init(of costs: [WorkloadCost]) {
    let known = Dictionary(costs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    breaches = costs.flatMap { cost -> [Breach] in
      guard let twice = cost.nameOfTwice.flatMap({ known[$0] }) else { return [] }
      return WorkloadCost.Count.allCases.compactMap { count in
        guard let fewer = cost[count], let more = twice[count],
          more * 100 > 2 * fewer * (100 + Self.slack.share) + Self.slack.visits * 100
        else { return nil }
        return Breach(names: [cost.name, twice.name], count: count, costs: [fewer, more])
      }
    }
  }

  /// A line a breach; empty where there is none.
  package var text: String {
    breaches.map { breach in
      let counts = breach.costs.map(String.init).joined(separator: " and ")
      return "more than twice the \(breach.count.rawValue) for twice as many: "
        + "\(breach.names.joined(separator: " and ")) cost \(counts)\n"
    }
    .joined()
  }
}

extension WorkloadCost {
  /// The name of the same workload on twice as many; none where its name ends with no size.
  fileprivate var nameOfTwice: String? {
    guard let dot = name.lastIndex(of: "."), let size = Int(name[name.index(after: dot)...]) else {
      return nil
    }
    return "\(name[...dot])\(2 * size)"
  }
}

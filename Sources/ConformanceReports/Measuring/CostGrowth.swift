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

  /// Looks at all pairs of costs of which one is of twice as many.
  package init(of costs: [WorkloadCost]) {
    let known = Dictionary(costs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    breaches = costs.flatMap { cost -> [Breach] in
      guard let twice = cost.nameOfTwice.flatMap({ known[$0] }) else { return [] }
      return WorkloadCost.Count.allCases.compactMap { count in
        guard let fewer = cost[count], let more = twice[count],
          more > 2 * fewer + count.slack(on: fewer)
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

extension WorkloadCost.Count {
  /// What may come on top of twice a count: a few visits; and instructions for sorting, which costs a little more
  /// for each of more, and for tables that are filled anew when they grow.
  fileprivate func slack(on count: Int) -> Int {
    switch self {
    case .visits: 16
    case .instructions: count / 5
    }
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

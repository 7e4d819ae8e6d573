/// What became of the costs of workloads since their baseline was written down.
package struct CostComparison: Sendable, Equatable {
  /// A count of a workload, before and now.
  package struct Row: Sendable, Equatable {
    /// The workload.
    package let name: String
    package let count: WorkloadCost.Count
    /// None where there was no such workload, or nothing counted it.
    package let before: Int?
    /// None where there is no such workload any more, or nothing counts it.
    package let now: Int?
    package let change: Change
  }

  /// What became of a count.
  package enum Change: String, Sendable, CaseIterable {
    /// It is more by so much that somebody has to say why.
    case grew
    /// It is less by as much.
    case shrank
    /// It is another by less than that.
    case moved
    case stayed
    /// There was nothing to compare it with.
    case new
    /// The workload is there no more.
    case lost
  }

  /// All counts that were taken before or now, in the order of the workloads; those that are lost come last.
  package let rows: [Row]
  /// The workloads of which nothing was written down, in their order.
  package let unwritten: [String]
  /// The workloads that were written down, and are there no more.
  package let gone: [String]
  /// What is counted, before or now, and not both times.
  package let uncompared: [WorkloadCost.Count]

  /// By how much of itself a count may grow, in per cent.
  package static let tolerance = 5

  /// Compares costs.
  ///
  /// What one of both times did not count at all is left out, since that says nothing of any workload.
  ///
  /// - Parameters:
  ///   - old: The baseline's.
  ///   - new: Those of now.
  package init(from old: [WorkloadCost], to new: [WorkloadCost]) {
    let counts = WorkloadCost.Count.allCases
    let compared = counts.filter { count in
      [old, new].allSatisfy { costs in costs.contains { $0[count] != nil } }
    }
    uncompared = counts.filter { count in
      !compared.contains(count) && (old + new).contains { $0[count] != nil }
    }
    let newNames = Set(new.map(\.name))
    let lost = old.filter { !newNames.contains($0.name) }
    let former = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    unwritten = new.map(\.name).filter { former[$0] == nil }
    gone = lost.map(\.name)
    let kept = new.map { ($0.name, former[$0.name], Optional($0)) }
    rows = (kept + lost.map { ($0.name, $0, nil) }).flatMap { name, old, new in
      compared.compactMap { Row(name: name, count: $0, before: old?[$0], now: new?[$0]) }
    }
  }

  /// Whether a count grew by more than is borne with.
  package var hasGrown: Bool { rows.contains { $0.change == .grew } }

  /// Whether nothing grew by more than is borne with, and each workload was compared with what was written down of it.
  package var holds: Bool { !hasGrown && unwritten.isEmpty && gone.isEmpty }

  /// Whether the baseline says what is the case, as far as that is borne with.
  package var isCurrent: Bool {
    unwritten.isEmpty && gone.isEmpty
      && rows.allSatisfy { $0.change == .stayed || $0.change == .moved }
  }

  /// The rows whose count is not what it was, but for what nobody would see in a tenth of a per cent.
  private var moved: [Row] {
    rows.filter { $0.change != .stayed && ($0.change != .moved || $0.tenths != 0) }
  }
}

extension CostComparison.Row {
  /// Compares a count; none where it was taken neither before nor now.
  fileprivate init?(name: String, count: WorkloadCost.Count, before: Int?, now: Int?) {
    let change: CostComparison.Change
    switch (before, now) {
    case (nil, nil): return nil
    case (nil, _): change = .new
    case (_, nil): change = .lost
    case (let before?, let now?):
      let (difference, bound) = ((now - before) * 100, before * CostComparison.tolerance)
      change =
        difference > bound
        ? .grew : difference < -bound ? .shrank : difference == 0 ? .stayed : .moved
    }
    self.init(name: name, count: count, before: before, now: now, change: change)
  }

  /// By how many tenths of a per cent the count moved; none where nobody can say.
  fileprivate var tenths: Int? {
    guard let before, let now, before > 0 else { return nil }
    return Int((Double(now - before) * 1000 / Double(before)).rounded())
  }

  /// By how much of itself the count moved, such as `+16.7 %`; empty where nobody can say.
  fileprivate var share: String {
    guard let tenths else { return "" }
    let sign = tenths < 0 ? "-" : "+"
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }
}

extension CostComparison {
  /// What moved by a tenth of a per cent or more, a line a count; what was not compared, a line a workload; and a
  /// line that sums it up.
  package var text: String {
    let heading = ["workload", "count", "before", "now", "change", ""]
    let lines = moved.map { row in
      [
        row.name, row.count.rawValue, row.before.map(String.init) ?? "",
        row.now.map(String.init) ?? "", row.share,
        row.change == .moved ? "" : row.change.rawValue,
      ]
    }
    let table = lines.isEmpty ? "" : TextColumns([heading] + lines, Self.sides).text
    let sums = Change.allCases.compactMap { change -> String? in
      let number = rows.count { $0.change == change }
      return number == 0 ? nil : "\(number) \(change.words)"
    }
    let sum = rows.isEmpty ? "no counts" : "\(rows.count) counts: " + sums.joined(separator: ", ")
    let lonely =
      unwritten.map { "nothing is written down for \($0)\n" }
      + gone.map { "\($0) is written down, and is no workload any more\n" }
    return table + lonely.joined() + sum + "\n"
  }

  private static let sides: [TextColumns.Side] = [.left, .left, .right, .right, .right, .left]
}

extension CostComparison.Change {
  /// What became of so many counts.
  fileprivate var words: String {
    switch self {
    case .grew: "grew by more than \(CostComparison.tolerance) %"
    case .shrank: "shrank by more than \(CostComparison.tolerance) %"
    case .moved: "moved less"
    case .stayed, .new, .lost: rawValue
    }
  }
}

/// How many cases there are, and what became of them. Each is counted once, by what weighs most.
public struct CaseCounts: Sendable, Equatable {
  /// All cases.
  public let cases: Int
  private let numbers: [CaseOutcome: Int]

  /// Counts cases by what rules find in them.
  public init(of cases: [CaseResult]) {
    self.init(of: cases.map { CaseOutcome(of: $0) })
  }

  /// Counts what became of cases.
  package init(of outcomes: [CaseOutcome]) {
    cases = outcomes.count
    numbers = Dictionary(grouping: outcomes) { $0 }.mapValues(\.count)
  }

  /// How many cases came to this.
  public func count(_ outcome: CaseOutcome) -> Int { numbers[outcome] ?? 0 }
}

extension CaseCounts: CustomStringConvertible {
  /// The counts in a line, of which those that are none are left out.
  public var description: String { "\(cases)\(parts)" }

  /// The same as a sentence has it.
  package var words: String { cases.countOfCases + parts }

  private var parts: String {
    let words = CaseOutcome.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}

extension Int {
  /// So many cases, in words.
  package var countOfCases: String { self == 1 ? "1 case" : "\(self) cases" }
}

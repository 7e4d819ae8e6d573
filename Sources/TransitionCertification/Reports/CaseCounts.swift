/// How many cases there are, and what became of them. Each is counted once, by what weighs most.
public struct CaseCounts: Sendable, Equatable {
  /// All cases.
  public let cases: Int
  /// Those in which nothing is wrong.
  public let held: Int
  /// Those in which something is wrong that no waiver covers.
  public let broken: Int
  /// Those of which nothing can be said, and in which nothing is found either.
  public let incomplete: Int
  /// Those in which all that is wrong is borne with.
  public let waived: Int

  /// Counts cases. A finding is certain, whatever becomes of the rest of its case.
  public init(of cases: [CaseResult]) {
    self.cases = cases.count
    broken = cases.count { !$0.headlines.allSatisfy(\.isWaived) }
    incomplete = cases.count { $0.obstacle != nil && $0.headlines.allSatisfy(\.isWaived) }
    waived = cases.count(where: \.isWaived)
    held = self.cases - broken - incomplete - waived
  }
}

extension CaseCounts: CustomStringConvertible {
  /// The counts in a line, of which those that are none are left out.
  public var description: String { "\(cases)\(parts)" }

  /// The same as a sentence has it.
  package var words: String { cases.countOfCases + parts }

  private var parts: String {
    let counts = [
      (held, "held"), (broken, "broken"), (incomplete, "incomplete"), (waived, "waived"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}

extension Int {
  /// So many cases, in words.
  package var countOfCases: String { self == 1 ? "1 case" : "\(self) cases" }
}

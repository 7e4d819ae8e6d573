public import TransitionCertification

/// A built-in faulty subject and a rule that is to catch it, with where it was seen to.
///
/// By these a certificate is weighed: a rule that is kept says little where no scenario was played in which its
/// known faults show.
public struct KnownFault: Sendable, Equatable {
  /// The faulty subject's id.
  public let subject: String
  /// The rule that finds it.
  public let rule: RuleID
  /// The scenarios in which it does.
  public let scenarios: Set<String>

  /// All of the last run of everything, in the order of the registry.
  public static let all = list(parsing: table)

  /// Describes a fault.
  public init(_ subject: String, _ rule: RuleID, in scenarios: Set<String>) {
    self.subject = subject
    self.rule = rule
    self.scenarios = scenarios
  }
}

extension KnownFault {
  /// The faults as they are written down: a line that names subject and rule, then lines that begin with
  /// what scenarios share, and go on with the rest of each.
  public static func text(of faults: [KnownFault]) -> String {
    faults.map { fault in
      let groups = Dictionary(grouping: fault.scenarios) { scenario in
        scenario.prefix(upTo: scenario.lastIndex(of: "/") ?? scenario.startIndex)
      }
      let lines = groups.sorted { $0.key < $1.key }.flatMap { folder, scenarios in
        let names = scenarios.map { String($0.dropFirst(folder.isEmpty ? 0 : folder.count + 1)) }
        return Paragraph.lines(of: names.sorted(), width: 90 - folder.count)
          .map { "  \(folder) \($0)\n" }
      }
      return "\(fault.subject) \(fault.rule)\n" + lines.joined()
    }
    .joined()
  }

  /// Reads what `text(of:)` writes.
  public static func list(parsing text: String) -> [KnownFault] {
    var faults: [KnownFault] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if let last = faults.last, line.hasPrefix(" ") {
        let scenarios = words.dropFirst().map { "\(first)/\($0)" }
        faults[faults.count - 1] = KnownFault(
          last.subject, last.rule, in: last.scenarios.union(scenarios))
      } else {
        faults.append(
          KnownFault(first, RuleID(rawValue: words.dropFirst().joined(separator: " ")), in: []))
      }
    }
    return faults
  }
}

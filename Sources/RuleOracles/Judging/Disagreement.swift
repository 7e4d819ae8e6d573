package import ConformanceRules

/// A rule of which the fast judge and its oracle say different things.
package struct Disagreement: Sendable {
  /// The rule.
  package let rule: RuleID
  /// What the fast judge found.
  package let findings: [Finding]
  /// What the oracle found.
  package let breaches: [OracleFinding]
}

extension Disagreement {
  /// Whether findings and breaches are about the same places and objects, one for one.
  static func agree(_ findings: [Finding], _ breaches: [OracleFinding]) -> Bool {
    guard findings.count == breaches.count else { return false }
    // Several breaches may share a place, so each is tried with each; a trace has few of one rule.
    guard let finding = findings.first else { return true }
    let others = Array(findings.dropFirst())
    return breaches.indices.contains { index in
      guard agree(finding, breaches[index]) else { return false }
      var rest = breaches
      rest.remove(at: index)
      return agree(others, rest)
    }
  }

  /// Whether a finding ends with the line of a breach, and speaks of its object.
  private static func agree(_ finding: Finding, _ breach: OracleFinding) -> Bool {
    finding.witnesses.last?.place == breach.place
      && breach.object.map { names(in: finding.statement).contains($0) } ?? true
  }

  /// The words of a sentence, without commas and the s of possession.
  private static func names(in sentence: String) -> [String] {
    sentence.split { $0 == " " || $0 == "," }.map { word in
      word.hasSuffix("'s") ? String(word.dropLast(2)) : String(word)
    }
  }
}

extension Disagreement: CustomStringConvertible {
  /// What each of the two found, a line each.
  package var description: String {
    let fast = findings.map { finding in
      "  the judge: \(finding.statement) (line \(finding.witnesses.last?.line ?? 0))\n"
    }
    let slow = breaches.map { "  the oracle: \($0.object ?? "something") at \($0.place)\n" }
    return "\(rule)\n" + fast.joined() + slow.joined()
  }
}

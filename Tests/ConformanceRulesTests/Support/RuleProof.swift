import AppearanceTrace

@testable import ConformanceRules

/// Holds what checkers say of a rule's committed traces against what they are to say of them.
struct RuleProof {
  let rule: RuleID
  /// The checkers that judge: the catalogue's, or some in their place.
  var checkers = RuleCatalogue.checkers
  /// The name of a clause whose breaches are overlooked; none for what is committed.
  var muted: RuleID?

  /// What is wrong about the holding trace: it exercises the rule, and gives no finding at all.
  func complaintsAboutHolding() throws -> [String] {
    let judgement = try judgement("holds.trace")
    var complaints: [String] = []
    if judgement.outcomes[rule] != .holds {
      complaints.append("\(rule) is \(judgement.outcomes[rule]?.rawValue ?? "not judged")")
    }
    if judgement.text != "" {
      complaints.append("expected nothing, found\n\(judgement.text)")
    }
    return complaints
  }

  /// What is wrong about the broken trace: it gives exactly the findings that lie beside it.
  func complaintsAboutBroken() throws -> [String] {
    let judgement = try judgement("broken.trace")
    let expected = try String(decoding: Corpus.bytes(rule, "broken.findings"), as: UTF8.self)
    guard judgement.text != expected else { return [] }
    return ["expected\n\(expected)found\n\(judgement.text)"]
  }

  private func judgement(_ file: String) throws -> Judgement {
    let trace = try Corpus.trace(rule, file)
    var judging = Judging(trace, contract: trace.header.contract, checkers: checkers, muting: muted)
    for event in trace.events { judging.observe(event) }
    return judging.conclude(trace)
  }
}

import TransitionCertification

/// What a fact stands for.
extension Explanation {
  init(_ fact: Fact) {
    self.init(
      fact.id, .fact, fact.sentence,
      [
        ("fact", fact.sentence),
        ("standing", fact.standing.words + (fact.reason.map { ": \($0)" } ?? "")),
        ("release", fact.release), ("confidence", fact.confidence.rawValue),
      ] + Self.sources(of: fact) + [
        ("tests", Self.list(fact.assertedIn)), ("scenarios", Self.scenarios(citing: fact)),
      ])
  }

  /// A line for each source; one that says so where there is none.
  private static func sources(of fact: Fact) -> [(String, String)] {
    guard !fact.sources.isEmpty else { return [("source", "none")] }
    return fact.sources.enumerated().map { place, source in
      let citation = source.citation
      let address = citation.address.map { ", \($0)" } ?? ""
      return (
        place == 0 ? "source" : "",
        "\(citation.title)\(address) (\(citation.kind.rawValue), \(citation.release))"
      )
    }
  }

  /// How many scenarios a fact backs, and the first of them.
  private static func scenarios(citing fact: Fact) -> String {
    let scenarios = ScenarioCatalogue.all.filter { $0.evidence.contains(fact.id) }.map(\.id)
    guard let first = scenarios.first else { return "none" }
    return scenarios.count == 1 ? first : "\(scenarios.count), the first is \(first)"
  }
}

import AppearanceTrace

/// Which finding is the cause of which, in one judgement.
///
/// A consequence follows from the last of its causes that is not behind its breach; of some causes only where
/// both are about the same controllers. A breach that only rest
/// shows is certain there, wherever the state came from that it finds: so it follows from what is behind its
/// last event, too, if both are about the same controllers.
struct Causes {
  private let findings: [Finding]
  /// The places of each rule's findings.
  private let places: [RuleID: [Int]]

  /// - Parameter findings: All findings of a judgement, in order.
  init(among findings: [Finding]) {
    self.findings = findings
    places = Dictionary(grouping: findings.indices) { findings[$0].rule }
  }

  /// The findings that follow from no other, each with those that follow from it, in order.
  var headlines: [Headline] {
    let causes = findings.indices.map(cause)
    var implied: [Int: [Finding]] = [:]
    for index in findings.indices {
      let root = root(of: index, causes)
      if root != index { implied[root, default: []].append(findings[index]) }
    }
    return findings.indices.filter { causes[$0] == nil }.map {
      Headline(findings[$0], implied: implied[$0] ?? [])
    }
  }

  /// The last cause of a finding; none where it is a cause itself.
  private func cause(of index: Int) -> Int? {
    let effect = findings[index]
    let rules = Implication.causes(of: effect.rule)
    let before = rules.compactMap { lastCause(among: places[$0] ?? [], of: effect) }.max()
    let close = Implication.closeCauses(of: effect.rule).flatMap(placesOfCause)
      .filter { isClose($0, to: effect) }
    if let last = before ?? close.filter({ findings[$0].earliest <= effect.breach }).max() {
      return last
    }
    guard effect.isCertainAtRest else { return nil }
    return (close + rules.flatMap { places[$0] ?? [] }.filter { isClose($0, to: effect) }).max()
  }

  /// The places of the findings of a rule, or of one of its clauses.
  private func placesOfCause(_ name: RuleID) -> [Int] {
    (places[name.rule] ?? []).filter { name == name.rule || findings[$0].name == name }
  }

  /// Whether a finding is about controllers that another one is about, too.
  private func isClose(_ place: Int, to effect: Finding) -> Bool {
    !findings[place].parties.isDisjoint(with: effect.parties)
  }

  /// The last of one rule's findings, which are in order, that is not behind the effect's breach.
  private func lastCause(among places: [Int], of effect: Finding) -> Int? {
    let count = places.prefixCount { findings[$0].earliest <= effect.breach }
    return count == 0 ? nil : places[count - 1]
  }

  /// The first cause of a finding; the pairs of causes and effects run in no circle.
  private func root(of index: Int, _ causes: [Int?]) -> Int {
    var root = index
    while let cause = causes[root] { root = cause }
    return root
  }
}

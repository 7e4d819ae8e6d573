public import TransitionCertification

/// How much a certificate rests on: which known faults would have shown in the scenarios that were played.
///
/// A fault counts if it shows in some scenario of a family in which the subject has a part: of a navigation
/// nobody asks what only presentations show.
public struct CertificateEvidence: Sendable, Equatable {
  /// How many scenarios were played to their end.
  public let scenarios: Int
  /// The rules that were kept and that known faults break, in the order of the catalogue.
  public let rules: [Entry]

  /// A rule, and how many of its known faults the scenarios would have shown.
  public struct Entry: Sendable, Equatable {
    /// The rule.
    public let rule: RuleID
    /// How many known faults it catches in the families in which the subject has a part.
    public let known: Int
    /// How many of them show in a scenario that was played.
    public let shown: Int
  }

  /// Weighs a certificate.
  ///
  /// - Parameters:
  ///   - report: What was certified.
  ///   - faults: The faults that are known.
  public init(of report: Report, by faults: [KnownFault] = KnownFault.all) {
    let played = report.cases.filter { $0.obstacle == nil }
    let names = Set(played.map(\.id.scenario))
    let families = Set(names.map(\.family))
    let kept = played.reduce(into: Set<RuleID>()) {
      $0.formUnion($1.judgement.outcomes.rules(.holds))
    }
    scenarios = names.count
    rules = RuleCatalogue.all.map { $0.id }.filter(kept.contains).compactMap { rule in
      let own = faults.filter { fault in
        fault.rule == rule && fault.scenarios.contains { families.contains($0.family) }
      }
      guard !own.isEmpty else { return nil }
      return Entry(
        rule: rule, known: own.count,
        shown: own.count { !$0.scenarios.isDisjoint(with: names) })
    }
  }

  /// How many known faults the rules catch that were kept.
  public var known: Int { rules.reduce(0) { $0 + $1.known } }

  /// How many of them show in the scenarios that were played.
  public var shown: Int { rules.reduce(0) { $0 + $1.shown } }

  /// Whether so few scenarios were played that fewer than half of what the rules know would have shown.
  public var isThin: Bool { shown * 2 < known }

  /// The rules of whose known faults fewer than half would have shown.
  public var weak: [Entry] { rules.filter { $0.shown * 2 < $0.known } }
}

extension CertificateEvidence {
  /// The evidence in a sentence without a full stop; none where no fault of the rules kept is known.
  package var words: String? {
    guard known > 0 else { return nil }
    let reach = scenarios == 1 ? "its 1 scenario" : "its \(scenarios) scenarios"
    let verdict = isThin ? "it rests on few scenarios: in \(reach) only" : "in \(reach)"
    return "\(verdict) \(shown) of \(known) known faults of the rules kept would have shown"
  }

  /// The evidence as lines of a certificate: of all that is told each rule, else those of which little would
  /// have shown.
  public func text(_ style: ReportStyle = ReportStyle()) -> String {
    guard let words else { return "" }
    let told = style.isWhole ? rules : weak
    let names = told.map { "\($0.rule) \($0.shown) of \($0.known)" }
    let margin = String(repeating: " ", count: Self.indent)
    let lines =
      Paragraph.sentence(
        words, lead: "  evidence ", indent: Self.indent, width: style.width)
      + Paragraph.list(
        names, lead: margin + (style.isWhole ? "of each rule: " : "fewer than half: "),
        indent: Self.indent, width: style.width)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let indent = 11
}

extension String {
  /// The first word of a scenario's id.
  fileprivate var family: Substring { prefix { $0 != "/" } }
}

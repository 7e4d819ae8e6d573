/// A list of waivers at work: it marks what they cover, and says which of them are wrong.
public struct WaiverBook: Sendable {
  private let entries: [Entry]
  private let namesOfChance: Set<RuleID>
  private var used: Set<Int> = []

  /// Opens a list of waivers.
  ///
  /// - Parameters:
  ///   - waivers: The waivers; one that is malformed, expired or repeated covers nothing.
  ///   - today: The day on which they are to count.
  ///   - others: Names beside those of rules under which something can be found to be wrong.
  ///   - namesOfChance: Names of what one run may show and another one not. It is borne with where a waiver says
  ///     its name, and such a waiver is never needless.
  public init(
    _ waivers: [Waiver], on today: PlainDate, naming others: Set<RuleID> = [],
    orByChance namesOfChance: Set<RuleID> = []
  ) {
    self.namesOfChance = namesOfChance
    var targets: Set<Waiver.Target> = []
    entries = waivers.map { waiver in
      var entry = Entry(waiver, on: today, naming: others.union(namesOfChance))
      if entry.flaw == nil, !targets.insert(waiver.target).inserted { entry.flaw = .repeated }
      return entry
    }
  }

  /// The waiver that covers what was found in a case under a name that is no rule's.
  ///
  /// - Parameter name: One of the names with which the book was opened.
  public mutating func waiver(
    for name: RuleID, subject: String, scenario: String
  ) -> Waiver? {
    let isOfAnyName = !namesOfChance.contains(name)
    let index = entries.firstIndex { entry in
      entry.flaw == nil
        && (entry.waiver.rule == name || isOfAnyName && entry.waiver.rule == nil)
        && entry.pattern?.covers(subject: subject, scenario: scenario) ?? true
    }
    guard let index else { return nil }
    used.insert(index)
    return entries[index].waiver
  }

  /// Marks the headlines that a waiver covers.
  ///
  /// A waiver that covers only findings that are counted under another has its use, and marks
  /// nothing.
  public mutating func apply(to judgement: Judgement) -> Judgement {
    var judgement = judgement
    for index in entries.indices {
      let entry = entries[index]
      guard entry.flaw == nil, entry.covers(judgement) else { continue }
      if judgement.findings.contains(where: entry.covers) { used.insert(index) }
      for headline in judgement.headlines.indices {
        let isFree = judgement.headlines[headline].waiver == nil
        if isFree, entry.covers(judgement.headlines[headline].finding) {
          judgement.headlines[headline].waiver = entry.waiver
        }
      }
    }
    return judgement
  }

  /// What is wrong with the waivers, in their order, once everything has been judged.
  public var errors: [WaiverError] {
    entries.enumerated().compactMap { index, entry in
      let isNeeded = used.contains(index) || entry.waiver.rule.map(namesOfChance.contains) == true
      let reason = entry.flaw ?? (isNeeded ? nil : .needless)
      return reason.map { WaiverError(index: index, waiver: entry.waiver, reason: $0) }
    }
  }
}

extension Waiver {
  /// What a waiver covers.
  fileprivate struct Target: Hashable {
    let rule: RuleID?
    let cases: String?
  }

  fileprivate var target: Target { Target(rule: rule, cases: cases) }
}

extension WaiverBook {
  /// A waiver, read.
  private struct Entry: Sendable {
    let waiver: Waiver
    let pattern: CasePattern?
    var flaw: WaiverError.Reason?

    init(_ waiver: Waiver, on today: PlainDate, naming others: Set<RuleID>) {
      self.waiver = waiver
      pattern = waiver.cases.flatMap { CasePattern($0) }
      if let part = Self.malformedPart(of: waiver, naming: others) {
        flaw = .malformed(part)
      } else {
        flaw = PlainDate(waiver.expiry).map { $0 < today } ?? true ? .expired : nil
      }
    }

    func covers(_ judgement: Judgement) -> Bool {
      pattern?.covers(subject: judgement.subject, scenario: judgement.scenario) ?? true
    }

    func covers(_ finding: Finding) -> Bool {
      waiver.rule.map { $0 == finding.rule || $0 == finding.name } ?? true
    }

    private static func malformedPart(
      of waiver: Waiver, naming others: Set<RuleID>
    ) -> WaiverError.Part? {
      if waiver.rule == nil, waiver.cases == nil { return .target }
      if let rule = waiver.rule, !RuleCatalogue.names(rule), !others.contains(rule) {
        return .rule
      }
      if let cases = waiver.cases, CasePattern(cases) == nil { return .cases }
      if isBlank(waiver.reason) { return .reason }
      let isAccepted = waiver.accepted != nil
      guard waiver.link.map(isAddress) ?? isAccepted else { return .link }
      guard waiver.owner.map({ !isBlank($0) }) ?? isAccepted else { return .owner }
      if let accepted = waiver.accepted, PlainDate(accepted) == nil { return .accepted }
      return PlainDate(waiver.expiry) == nil ? .expiry : nil
    }

    private static func isBlank(_ text: String) -> Bool {
      text.allSatisfy(\.isWhitespace)
    }

    private static func isAddress(_ text: String) -> Bool {
      guard !text.contains(where: \.isWhitespace) else { return false }
      return ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
    }
  }
}

public import TransitionCertification

/// A list of what there is, for people and for machines.
public struct Listing: Sendable {
  /// The list as an array for machines.
  public var document: some JSONDocument { entries }
  /// The list as lines.
  public let text: String

  private let entries: Entries

  /// What can be listed.
  public enum Kind: String, Sendable, CaseIterable {
    case scenarios, rules, clauses, exemptions, subjects, faults, facts, inferences, styles, tags
  }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - kind: Of what.
  ///   - registry: The subjects.
  @MainActor public init(_ kind: Kind, _ registry: SubjectRegistry) {
    switch kind {
    case .scenarios: self.init(ScenarioCatalogue.all.map(ScenarioEntry.init))
    case .rules:
      self.init(
        RuleCatalogue.all.map { PlainEntry(id: $0.id.rawValue, title: $0.statement) })
    case .clauses, .faults:
      let kind: Explanation.Kind = kind == .clauses ? .clause : .fault
      self.init(
        Explanation.all(registry).filter { $0.kind == kind }.map {
          PlainEntry(id: $0.id, title: $0.title)
        })
    case .exemptions: self.init(ExemptionCatalogue.all.map(ExemptionEntry.init))
    case .subjects: self.init(registry.all.map(SubjectEntry.init))
    case .facts: self.init(FactBook.all.map(FactEntry.init))
    case .inferences: self.init(InferenceRanking(registry).entries)
    case .styles:
      let (styles, looks) = (StyleTable(), LookTable())
      self.init(
        styles.rows.map(StyleEntry.init) + looks.cells.map(LookEntry.init),
        text: styles.text + "\n" + looks.text)
    case .tags: self.init(Self.counted(ScenarioCatalogue.all.map(\.tags)))
    }
  }

  /// - Parameter text: The list as lines; a line an entry unless told otherwise.
  private init(_ entries: [any ListingEntry], text: String? = nil) {
    self.entries = Entries(entries: entries)
    self.text = text ?? self.entries.lines
  }

  /// Words in order of first sight, each with the number of scenarios that have it.
  private static func counted(_ words: [[String]]) -> [PlainEntry] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for word in words.joined() {
      if counts[word] == nil { order.append(word) }
      counts[word, default: 0] += 1
    }
    return order.map { word in
      let count = counts[word] ?? 0
      return PlainEntry(id: word, title: count == 1 ? "1 scenario" : "\(count) scenarios")
    }
  }
}

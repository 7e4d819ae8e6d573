import TransitionCertification

/// Something in a list; machines get members of its kind beside id and title.
protocol ListingEntry: JSONDocument, Sendable {
  var id: String { get }
  var title: String { get }
}

extension Listing {
  /// Something of which there is no more to say.
  struct PlainEntry: ListingEntry {
    let id, title: String
  }

  struct ScenarioEntry: ListingEntry {
    let id, title: String
    let tags, evidence: [String]

    init(_ scenario: Scenario) {
      (id, title) = (scenario.id, scenario.title)
      (tags, evidence) = (scenario.tags, scenario.evidence)
    }
  }

  struct ExemptionEntry: ListingEntry {
    let id, title, reason, letsOff: String
    let evidence: [String]

    init(_ exemption: Exemption) {
      (id, title) = (exemption.id, exemption.statement)
      (reason, letsOff) = (exemption.reason, exemption.letsOff)
      evidence = exemption.evidence.facts
    }
  }

  struct SubjectEntry: ListingEntry {
    let id, title, kind, role: String
    @Nullable var fault: String?
    let expects: [String]

    init(_ subject: ListedSubject) {
      (id, title) = (subject.id, subject.title)
      (kind, role) = (subject.subject.kind.rawValue, subject.role.rawValue)
      _fault = Nullable(wrappedValue: subject.fault)
      expects = subject.expects.map(\.rawValue)
    }
  }

  struct FactEntry: ListingEntry {
    let id, title, release, confidence, standing: String
    let sources, assertedIn: [String]
    @Nullable var reason: String?

    init(_ fact: Fact) {
      (id, title, release) = (fact.id, fact.sentence, fact.release)
      (confidence, standing) = (fact.confidence.rawValue, fact.standing.rawValue)
      (sources, assertedIn) = (fact.sources.map(\.citation.title), fact.assertedIn)
      _reason = Nullable(wrappedValue: fact.reason)
    }
  }

  /// A style, with its number of scenarios by variant.
  struct StyleEntry: ListingEntry {
    let id, title: String
    let variants: [String: Int]

    init(_ row: StyleTable.Row) {
      id = row.id
      title = row.total == 1 ? "1 scenario" : "\(row.total) scenarios"
      variants = Dictionary(
        uniqueKeysWithValues: Scenario.Variant.allCases.map { ($0.rawValue, row.counts[$0] ?? 0) })
    }
  }

  /// A style of presentation under a look, with its number of scenarios by who animates.
  struct LookEntry: ListingEntry {
    let id, title: String
    let movedBySystem, movedByApp: Int
    @Nullable var raises: String?

    init(_ cell: LookTable.Cell) {
      id = "\(cell.style) \(cell.look)"
      title = cell.raises.map { "UIKit raises \($0)" } ?? "a style under a look of the system's"
      (movedBySystem, movedByApp) = (cell.bySystem, cell.byApp)
      _raises = Nullable(wrappedValue: cell.raises)
    }
  }

  /// Entries of any kinds, one after the other.
  struct Entries: JSONDocument, Sendable {
    let entries: [any ListingEntry]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for entry in entries { try list.encode(entry) }
    }

    /// The entries as lines: ids, and titles in a column.
    var lines: String {
      let width = (entries.map(\.id.count).max() ?? 0) + 2
      return entries.map { entry in
        entry.id + String(repeating: " ", count: width - entry.id.count) + entry.title + "\n"
      }
      .joined()
    }
  }
}

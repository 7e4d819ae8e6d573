import BuiltInSubjects
import TransitionCertification

/// A list of what there is, for people and for machines.
public struct Listing: Sendable {
  /// The list as an array for machines.
  public let json: JSON
  /// The list as lines.
  public let text: String

  /// What can be listed.
  public enum Kind: String, Sendable, CaseIterable {
    case scenarios, rules, exemptions, subjects, facts, styles, tags
  }

  /// Something in a list.
  private struct Entry {
    let id: String
    let title: String
    /// What machines get beside id and title.
    var more: [String: JSON] = [:]
  }

  /// Makes a list.
  public init(_ kind: Kind) {
    switch kind {
    case .scenarios: self.init(ScenarioCatalogue.all.map(Self.entry))
    case .rules: self.init(RuleCatalogue.all.map(Self.entry))
    case .exemptions: self.init(ExemptionCatalogue.all.map(Self.entry))
    case .subjects: self.init(SubjectRegistry.all.map(Self.entry))
    case .facts: self.init(FactBook.all.map(Self.entry))
    case .styles:
      let (styles, looks) = (StyleTable(), LookTable())
      self.init(json: .array(styles.json + looks.json), text: styles.text + "\n" + looks.text)
    case .tags: self.init(Self.counted(ScenarioCatalogue.all.map(\.tags)))
    }
  }

  private init(json: JSON, text: String) {
    self.json = json
    self.text = text
  }

  private init(_ entries: [Entry]) {
    json = .array(
      entries.map { entry in
        .object(
          entry.more.merging(["id": .string(entry.id), "title": .string(entry.title)]) { $1 })
      })
    let width = (entries.map(\.id.count).max() ?? 0) + 2
    text = entries.map { entry in
      entry.id + String(repeating: " ", count: width - entry.id.count) + entry.title + "\n"
    }
    .joined()
  }

  private static func entry(_ scenario: Scenario) -> Entry {
    Entry(
      id: scenario.id, title: scenario.title,
      more: ["tags": .strings(scenario.tags), "evidence": .strings(scenario.evidence)])
  }

  private static func entry(_ rule: any Rule.Type) -> Entry {
    Entry(id: rule.id.rawValue, title: rule.statement)
  }

  private static func entry(_ exemption: Exemption) -> Entry {
    Entry(
      id: exemption.id, title: exemption.statement,
      more: [
        "reason": .string(exemption.reason), "evidence": .strings(exemption.evidence),
        "letsOff": .string(exemption.letsOff),
      ])
  }

  private static func entry(_ subject: BuiltInSubject) -> Entry {
    Entry(
      id: subject.id, title: subject.title,
      more: [
        "kind": .string(subject.subject.kind.rawValue),
        "role": .string(subject.role.rawValue),
        "fault": subject.fault.map { .string($0) } ?? .null,
        "expects": .strings(subject.expects.map(\.rawValue)),
      ])
  }

  private static func entry(_ fact: Fact) -> Entry {
    Entry(
      id: fact.id, title: fact.sentence,
      more: [
        "sources": .strings(fact.sources.map(\.citation.title)),
        "release": .string(fact.release),
        "confidence": .string(fact.confidence.rawValue),
        "standing": .string(fact.standing.rawValue),
        "assertedIn": .strings(fact.assertedIn),
      ])
  }

  /// Words in order of first sight, each with the number of scenarios that have it.
  private static func counted(_ words: [[String]]) -> [Entry] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for word in words.joined() {
      if counts[word] == nil { order.append(word) }
      counts[word, default: 0] += 1
    }
    return order.map { word in
      let count = counts[word] ?? 0
      return Entry(id: word, title: count == 1 ? "1 scenario" : "\(count) scenarios")
    }
  }
}

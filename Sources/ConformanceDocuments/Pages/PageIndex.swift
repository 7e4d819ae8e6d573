import ConformanceReports
import BuiltInSubjects
import TransitionCertification

/// Where each id is explained: rules, scenarios, subjects, facts and faults.
struct PageIndex: Sendable {
  private let places: [String: PagePlace]

  /// The index of all that is built in.
  static let all = PageIndex()

  private init() {
    var places: [String: PagePlace] = [
      TransparencyFinding.id.rawValue: PagePlace(
        path: Self.rules, anchor: PagePlace.anchor(for: TransparencyFinding.id.rawValue))
    ]
    for rule in RuleCatalogue.all {
      places[rule.id.rawValue] = PagePlace(path: Self.page(ofRule: rule.id.rawValue))
    }
    for scenario in ScenarioCatalogue.all {
      places[scenario.id] = PagePlace(
        path: Self.page(of: scenario.family), anchor: PagePlace.anchor(for: scenario.nameInFamily))
    }
    for fact in FactBook.all {
      places[fact.id] = PagePlace(path: Self.facts, anchor: PagePlace.anchor(for: fact.id))
    }
    for subject in SubjectRegistry.builtIn.all {
      for id in [subject.id] + [subject.fault].compactMap({ $0 }) {
        places[id] = PagePlace(path: Self.subjects, anchor: PagePlace.anchor(for: id))
      }
    }
    self.places = places
  }

  /// Where an id is explained; none for what is no id.
  func place(of id: String) -> PagePlace? { places[id] }

  /// Every id that is explained somewhere.
  var ids: [String] { places.keys.sorted() }

  // MARK: - Pages

  /// The first page, which leads to all others.
  static let index = "CONFORMANCE.md"
  static let facts = "\(TracesFolder.name)/facts/README.md"
  static let rules = "\(TracesFolder.name)/rules/README.md"
  static let subjects = "\(TracesFolder.name)/subjects/README.md"

  static func page(ofRule rule: String) -> String {
    "\(TracesFolder.name)/rules/\(rule)/README.md"
  }

  static func page(of family: Scenario.Family) -> String {
    "\(TracesFolder.name)/\(family.rawValue)/README.md"
  }
}

extension Scenario {
  /// The id without the family.
  var nameInFamily: String { String(id.dropFirst(family.rawValue.count + 1)) }
}

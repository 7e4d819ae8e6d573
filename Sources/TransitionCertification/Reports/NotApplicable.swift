/// A scenario through which a subject cannot be driven.
public struct NotApplicable: Sendable, Equatable {
  /// The scenario's id.
  public let scenario: String
  /// Why, in a sentence without a full stop.
  public let reason: String
}

extension [NotApplicable] {
  /// The scenarios by reason, in the order in which each reason first comes.
  public var byReason: [NotApplicableGroup] {
    var places: [String: Int] = [:]
    var groups: [NotApplicableGroup] = []
    for scenario in self {
      let place = places[scenario.reason] ?? groups.count
      if place == groups.count {
        places[scenario.reason] = place
        groups.append(NotApplicableGroup(reason: scenario.reason))
      }
      groups[place].scenarios.append(scenario.scenario)
    }
    return groups
  }
}

/// The scenarios that do not apply for one reason.
public struct NotApplicableGroup: Sendable, Equatable {
  /// Why, in a sentence without a full stop.
  public let reason: String
  /// The scenarios' ids, in the order of the catalogue.
  public internal(set) var scenarios: [String] = []

  /// The reason and how many scenarios share it, in a line; then their names.
  ///
  /// - Parameters:
  ///   - isNaming: Whether they are named.
  ///   - all: The ids of all scenarios, these included.
  func text(naming isNaming: Bool, among all: [String]) -> String {
    let count = scenarios.count == 1 ? "1 scenario" : "\(scenarios.count) scenarios"
    let names = isNaming ? Paragraph.list(names(among: all), lead: "    ", indent: 4) : []
    return (["  \(reason) (\(count))"] + names).map { $0 + "\n" }.joined()
  }

  /// The ids in order; where every scenario of a family or of a style is among them, its prefix stands
  /// for them.
  private func names(among all: [String]) -> [String] {
    let others = Set(all).subtracting(scenarios)
    var seen: Set<String> = []
    return scenarios.compactMap { id in
      let segments = id.split(separator: "/")
      let prefixes = (1..<segments.count).map { segments.prefix($0).joined(separator: "/") }
      let whole = prefixes.first { prefix in !others.contains { $0.hasPrefix(prefix + "/") } }
      let name = whole ?? id
      return seen.insert(name).inserted ? name : nil
    }
  }
}

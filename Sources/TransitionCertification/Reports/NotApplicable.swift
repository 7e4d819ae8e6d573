/// A scenario through which a subject cannot be driven.
public struct NotApplicable: Sendable, Equatable {
  /// The scenario's id.
  public let scenario: String
  /// Why, in a sentence without a full stop.
  public let reason: String
}

extension [NotApplicable] {
  /// The scenarios by reason, a block of lines each, in the order in which each reason first comes.
  ///
  /// - Parameter all: The ids of all scenarios, these included; where every scenario of a family or
  ///   of a style is among these for the same reason, its prefix stands for them.
  func blocks(among all: [String]) -> [String] {
    var reasons: [String] = []
    for reason in map(\.reason) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons.map { reason in
      let scenarios = filter { $0.reason == reason }.map(\.scenario)
      let names = Self.collapsed(scenarios, among: all)
      let count = scenarios.count == 1 ? "1 scenario" : "\(scenarios.count) scenarios"
      let lines = ["  \(reason) (\(count))"] + Paragraph.list(names, lead: "    ", indent: 4)
      return lines.map { $0 + "\n" }.joined()
    }
  }

  /// Ids in order, those of a whole family or style as their common prefix.
  private static func collapsed(_ ids: [String], among all: [String]) -> [String] {
    let others = Set(all).subtracting(ids)
    var names: [String] = []
    for id in ids {
      let segments = id.split(separator: "/")
      let prefixes = (1..<segments.count).map { segments.prefix($0).joined(separator: "/") }
      let whole = prefixes.first { prefix in !others.contains { $0.hasPrefix(prefix + "/") } }
      let name = whole ?? id
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

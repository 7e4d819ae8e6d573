import TransitionCertification

/// The faults as they are written down.
///
/// First all scenarios, one numbered after another from 1: a line begins with what they share, and goes on with
/// the rest of each. Then the faults: subject, rule, and the numbers of the scenarios, those that follow one
/// another as `first-last`. What does not fit in a line goes on in the next ones, farther in.
extension KnownFault {
  private static let scenariosHeading = "scenarios"
  private static let faultsHeading = "faults"
  private static let width = 90

  /// The text of some faults.
  public static func text(of faults: [KnownFault]) -> String {
    let paths = Set(faults.flatMap(\.scenarios)).map(ScenarioPath.init).sorted()
    let numbers = Dictionary(
      uniqueKeysWithValues: paths.enumerated().map { ($1.scenario, $0 + 1) })
    let folders = Dictionary(grouping: paths, by: \.folder).sorted { $0.key < $1.key }
    let scenarioLines = folders.flatMap { folder, paths in
      Paragraph.lines(of: paths.map(\.name), width: width - folder.count).map { "\(folder) \($0)" }
    }
    let faultLines = faults.flatMap { fault in
      let spans = fault.scenarios.compactMap { numbers[$0] }.spans.map(\.spanText)
      let lines = Paragraph.lines(
        of: [fault.subject, fault.rule.rawValue] + spans, width: width)
      return lines.prefix(1) + lines.dropFirst().map { "  \($0)" }
    }
    return [
      [scenariosHeading], scenarioLines.map { "  \($0)" },
      [faultsHeading], faultLines.map { "  \($0)" },
    ]
    .joined().map { "\($0)\n" }.joined()
  }

  /// Reads what `text(of:)` writes.
  public static func list(parsing text: String) -> [KnownFault] {
    var scenarios: [String] = []
    var faults: [KnownFault] = []
    var isOfFaults = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") {
        isOfFaults = line == faultsHeading
      } else if !isOfFaults {
        scenarios += words.dropFirst().map { "\(words[0])/\($0)" }
      } else if let last = faults.last, line.hasPrefix("    ") {
        faults[faults.count - 1] = KnownFault(
          last.subject, last.rule, in: last.scenarios.union(words.scenarios(of: scenarios)))
      } else if words.count > 1 {
        faults.append(
          KnownFault(
            words[0], RuleID(rawValue: words[1]),
            in: Set(words.dropFirst(2).scenarios(of: scenarios))))
      }
    }
    return faults
  }
}

/// A scenario's id, taken apart at its last slash.
private struct ScenarioPath: Comparable {
  let scenario: String
  let folder: String
  let name: String

  init(_ scenario: String) {
    self.scenario = scenario
    let slash = scenario.lastIndex(of: "/")
    folder = slash.map { String(scenario[..<$0]) } ?? ""
    name = slash.map { String(scenario[scenario.index(after: $0)...]) } ?? scenario
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.folder, left.name) < (right.folder, right.name)
  }
}

extension [Int] {
  /// The numbers as spans of those that follow one another.
  fileprivate var spans: [ClosedRange<Int>] {
    sorted().reduce(into: []) { spans, number in
      if let last = spans.last, last.upperBound == number - 1 {
        spans[spans.count - 1] = last.lowerBound...number
      } else {
        spans.append(number...number)
      }
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var spanText: String {
    count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)"
  }
}

extension Sequence<String> {
  /// The scenarios whose numbers these words say; words that say none are left out.
  fileprivate func scenarios(of all: [String]) -> [String] {
    flatMap { word in
      let bounds = word.split(separator: "-").compactMap { Int($0) }
      guard let first = bounds.first, let last = bounds.last, 1 <= first, first <= last,
        last <= all.count
      else { return [String]() }
      return Array(all[first - 1..<last])
    }
  }
}

import AppearanceTrace
import Testing

@testable import ConformanceRules

/// A small trace for a test: the text from the baseline on, and what it is about.
struct Sketch: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var contract = SubjectContract()
  /// Further lines of the cast: as in a trace, or a name with its class, and with that of UIKit's that it is
  /// made from.
  let cast: [String]
  /// The names of clauses that it comes near, and keeps: `rule/clause`.
  let near: [RuleID]
  /// How the same change rests where it is animated; none where nothing is said of that.
  var animated: Checkpoint?
  /// How the same change rests where nothing was pulled in vain before; none where nothing is said of that.
  var undisturbed: Checkpoint?
  let text: String

  init(
    _ description: String, near: [RuleID] = [], beside animated: Checkpoint? = nil,
    undisturbed: Checkpoint? = nil,
    contract: SubjectContract = SubjectContract(),
    cast: [String] = [], _ text: String
  ) {
    testDescription = description
    self.contract = contract
    self.cast = cast
    self.near = near
    self.animated = animated
    self.undisturbed = undisturbed
    self.text = text
  }

  /// The trace, with a header and a cast around the text; who is not described is what its name says.
  func trace() throws -> Trace {
    let header = """
      trace 2
      scenario sketch/of/one
      subject  sketch/subject
      profile  ios-18
      screen   390 844

      cast

      """
    let usual = [
      "window  UIWindow", "host  StageController", "sheet  StageController", "dim  DimmingView",
      "dim-2  DimmingView",
    ]
    let described = cast.filter(\.describesRole).map { "  \($0)\n" }.joined()
    var trace = try ParsedTrace(
      parsingWithStrangers: (header + described + "\n" + text + "\n").utf8
    ).trace
    trace.cast =
      DerivedCast(usual + cast.filter { !$0.describesRole }, of: trace).members
    return trace
  }

  /// What the rules say of it.
  ///
  /// - Parameter muted: The name of a clause whose breaches are overlooked; none for a verdict.
  func judgement(muting muted: RuleID? = nil) throws -> Judgement {
    let trace = try trace()
    var judging = Judging(
      trace, contract: contract, checkers: RuleCatalogue.checkers, muting: muted)
    judging.compare(with: animated, undisturbed: undisturbed)
    for event in trace.events { judging.observe(event) }
    return judging.conclude(trace)
  }
}

extension String {
  /// Whether a line of the cast says the role, and not only the class: roles begin with a small letter.
  fileprivate var describesRole: Bool {
    split(separator: " ").dropFirst().first?.first?.isLowercase ?? false
  }
}

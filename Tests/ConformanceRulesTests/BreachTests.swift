import AppearanceTrace
import Testing
import Thoroughness

@testable import ConformanceRules

@Suite("What breaks a rule")
struct BreachTests {
  @Test("gives exactly these headlines, and counts what follows", arguments: Breach.all)
  func headlines(breach: Breach) throws {
    let judgement = try breach.judgement()

    #expect(breach.shapes(in: judgement) == breach.headlines, "\(judgement.text)")
  }

  @Test("is known by its description")
  func descriptions() {
    #expect(Set(Breach.all.map(\.testDescription)).count == Breach.all.count)
  }

  @Test(
    "of controllers that share a fate the outermost is named",
    arguments: [
      ("a container that is told that it goes, with a child that covers it, and stays", "frame"),
      ("of a controller and its child that share a fate, only the outer one is named", "frame"),
    ])
  func outermost(description: String, name: String) throws {
    let breach = try #require(Breach.all.first { $0.testDescription == description })

    let findings = try breach.judgement().findings

    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.statement.hasPrefix(name + " ") })
  }

  @Test("every pair of a cause and its effect among the rules is seen in some trace", .exhaustive())
  func pairsAreSeen() throws {
    var seen: Set<[RuleID]> = []
    var judgements = try Breach.all.map { try $0.judgement() }
    judgements += try CatalogueTests.ids.map { try Corpus.judgement($0, "broken.trace") }
    for headline in judgements.flatMap(\.headlines) {
      for effect in headline.implied { seen.insert([headline.finding.rule, effect.rule]) }
    }

    let built = Set(CatalogueTests.ids)
    let pairs = Implication.pairs.filter { built.contains($0.cause) && built.contains($0.effect) }

    #expect(pairs.map { [$0.cause, $0.effect] }.filter { !seen.contains($0) } == [])
  }

  @Test("causes and effects run in no circle")
  func noCircles() {
    var pairs = Implication.pairs
    var causes = Set(pairs.map(\.cause))

    while !pairs.isEmpty {
      let effects = Set(pairs.map(\.effect))
      let roots = causes.subtracting(effects)
      guard !roots.isEmpty else { break }
      pairs.removeAll { roots.contains($0.cause) }
      causes = Set(pairs.map(\.cause))
    }

    #expect(pairs.isEmpty)
  }
}

/// A small trace, and the headlines that it deserves.
///
/// A sketch leaves much out, so that only the rules that it is about are looked at. A headline names a rule,
/// or a clause of one, `rule/clause`; then all that is found of that rule has to be named so.
struct Breach: Sendable, CustomTestStringConvertible {
  let sketch: Sketch
  /// The rules in order, each with the rules that are counted under it.
  let headlines: [String]
  /// The rules and clauses that the headlines name.
  let names: Set<String>
  /// The rules that the sketch is about: those of the headlines, and those that stay silent.
  let rules: Set<String>

  var testDescription: String { sketch.testDescription }

  init(
    _ description: String, _ headlines: [String], silent: [String] = [],
    beside animated: Checkpoint? = nil, undisturbed: Checkpoint? = nil,
    contract: SubjectContract = SubjectContract(), cast: [String] = [], _ text: String
  ) {
    sketch = Sketch(
      description, beside: animated, undisturbed: undisturbed, contract: contract, cast: cast, text)
    self.headlines = headlines
    let words = headlines.flatMap { $0.split(separator: " ") }.map(String.init)
    names = Set(words).subtracting(["<"])
    rules = Set(names.map { RuleID(rawValue: $0).rule.rawValue }).union(silent)
  }

  /// The headlines of the rules that the sketch is about, as it would name them: `cause < effect effect`.
  func shapes(in judgement: Judgement) -> [String] {
    judgement.headlines.filter { rules.contains($0.finding.rule.rawValue) }.map { headline in
      let effects = headline.implied.filter { rules.contains($0.rule.rawValue) }.map(name)
      let cause = name(headline.finding)
      return effects.isEmpty ? cause : "\(cause) < \(effects.joined(separator: " "))"
    }
  }

  private func name(_ finding: Finding) -> String {
    let rule = finding.rule.rawValue
    let isNamedByClause = names.contains { $0.hasPrefix(rule + "/") }
    return isNamedByClause ? finding.name.rawValue : rule
  }

  static let all =
    callbacks + changesByHand + presenters + completions + views + surroundings + corners
    + overlaps + barsKept + assistance + successors + waysBack + leftovers
    + timing + children + borrowing + chains + sizes + ownAffairs + drawers
    + libraries + afterwards + interjections + stacks + before + statusBar
    + consequences
    + ends + turns + outOfPlace
    + chrome + takenChrome + places
    + verdicts + idlePulls + neighbours + endings + switches + shells + pitfalls + exchanges
    + revealing + restingLooks + fromTheStart + distinctions + bothJudges
    + besideExceptions + nextFinger + vainPulls + taps

  /// What lies right beside exceptions of rules, and would hide behind them if they were a little wider.
  private static let besideExceptions =
    besideAssistance + besideBars + besideBarsAfterwards + besideCallbacks + besideChildren
    + besideCompletions + besideDesigns + besideEarlyEnds + besideElements + besideHands
    + besideInput + besideLateWork + besideLooks + besideMuting + besideOwners
    + besideParticipants + besidePlaces + besideStacks + besideTurns
}

import Testing

@testable import SubjectDiscovery

/// What trials add to what declarations say.
@Suite("What a trial adds to a candidate") struct TrialTests {
  private static let untried =
    "it follows a finger" + GestureOffer.untried("dismissedBy", isAskedFor: false)

  private static func candidate(
    _ line: String, _ kind: DiscoverableKind = .delegate, because reason: String = "it conforms"
  ) -> Candidate {
    Candidate(
      id: "Kit.Card", name: "Card", module: "Kit", nature: kind, kind: kind,
      noun: "a transitioning delegate", reason: reason,
      outcome: .made(line: line, way: "by its initializer"))
  }

  private static func line(of candidate: Candidate) -> String {
    if case .made(let line, _, _) = candidate.outcome { line } else { "" }
  }

  @Test(
    "is its gesture, right behind its id, unless its lines say one",
    arguments: [
      (
        ".delegate(\"Kit.Card\") { Card() }",
        ".delegate(\"Kit.Card\", dismissedBy: .drag(.down)) { Card() }"
      ),
      (
        ".delegate(\"Kit.Card\", contract: SubjectContract(presenter: .emulated)) { Card() }",
        ".delegate(\"Kit.Card\", dismissedBy: .drag(.down), contract: SubjectContract(presenter: .emulated)) { Card() }"
      ),
      (
        ".delegate(\"Kit.Card\", dismissedBy: .edge(.left)) { Card() }",
        ".delegate(\"Kit.Card\", dismissedBy: .edge(.left)) { Card() }"
      ),
    ])
  func gesture(before: String, after: String) {
    #expect(Self.line(of: Self.candidate(before).following(".drag(.down)")) == after)
  }

  @Test("is its resting look, behind its gesture, unless it has a contract")
  func looks() {
    let card = Self.candidate(".delegate(\"Kit.Card\") { Card() }").following(".drag(.down)")
    #expect(
      Self.line(of: card.keeping(looks: ["transform", "corner"]))
        == ".delegate(\"Kit.Card\", dismissedBy: .drag(.down), "
        + "contract: SubjectContract(restingLook: [.transform, .corner])) { Card() }")
    let bound = Self.candidate(".delegate(\"Kit.Card\", contract: SubjectContract()) { Card() }")
    #expect(bound.keeping(looks: ["transform"]) == bound)
    #expect(card.keeping(looks: []) == card)
  }

  @Test("takes back that a finger is not tried, and says what was found")
  func reason() {
    let card = Self.candidate(".delegate(\"Kit.Card\") { Card() }", because: Self.untried)
      .following(".drag(.down)")
    #expect(
      card.reason == "it follows a finger; when it was tried, it followed a finger: .drag(.down)")
  }

  @Test(
    "is nothing for what no finger takes away, or cannot be made",
    arguments: [
      (candidate(".delegate(\"Kit.Card\") { Card() }"), true),
      (candidate(".segue(\"Kit.Card\") { Card() }", .segue), false),
      (candidate("").refused("no"), false),
    ])
  func triable(candidate: Candidate, canBeTried: Bool) {
    #expect(candidate.canBeTried == canBeTried)
  }
}

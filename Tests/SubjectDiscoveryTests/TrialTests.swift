import Testing

@testable import SubjectDiscovery

/// What trials add to what declarations say.
@Suite("What a trial adds to a candidate") struct TrialTests {
  private static let untried =
    "it follows a finger" + GestureOffer.untried("dismissedBy", isAskedFor: false)

  private static func candidate(
    _ kind: DiscoverableKind = .delegate, because reason: String = "it conforms",
    saying arguments: [String] = [], and rows: [String] = []
  ) -> Candidate {
    var line = SubjectLine(id: "Kit.Card", kind: kind, clauses: [])
    (line.arguments, line.rows) = (arguments, rows)
    line.statements = rows.isEmpty ? ["Card()"] : []
    return Candidate(
      id: "Kit.Card", name: "Card", module: "Kit", nature: kind, kind: kind,
      noun: "something", reason: reason, outcome: .made(line, way: "by its initializer"))
  }

  private static func text(of candidate: Candidate) -> String {
    if case .made(let line, _, _) = candidate.outcome { line.text } else { "" }
  }

  private static let clause = "contract: SubjectContract(presenter: .emulated)"

  @Test(
    "is its gesture, right behind its id, unless its lines say one",
    arguments: [
      (candidate(), ".delegate(\"Kit.Card\", dismissedBy: .drag(.down)) { Card() }"),
      (
        candidate(saying: [clause]),
        ".delegate(\"Kit.Card\", dismissedBy: .drag(.down), \(clause)) { Card() }"
      ),
      (
        candidate(saying: ["dismissedBy: .edge(.left)"]),
        ".delegate(\"Kit.Card\", dismissedBy: .edge(.left)) { Card() }"
      ),
      (candidate(.tabs), ".tabs(\"Kit.Card\", selectedBy: .drag(.down)) { Card() }"),
    ])
  func gesture(candidate: Candidate, text: String) {
    #expect(Self.text(of: candidate.following(".drag(.down)")) == text)
  }

  @Test(
    "is what moves a container, below how that is made",
    arguments: [
      (["make: m", "select: s"], "make: m,\n    select: s,\n    drag: .drag(.left))"),
      (
        ["sides: [.left]", "make: m"],
        "sides: [.left],\n    make: m,\n    openedBy: .drag(.left))"
      ),
      (["make: m", "drag: .drag(.up)"], "make: m,\n    drag: .drag(.up))"),
    ])
  func container(rows: [String], text: String) {
    let pager = Self.candidate(.container, and: rows).following(".drag(.left)")
    #expect(Self.text(of: pager) == ".container(\"Kit.Card\",\n    \(text)")
  }

  @Test("is where it departs from UIKit's behaviour, behind its gesture, unless it has a contract")
  func departures() {
    let looks = Candidate.Clause(words: "it shrank", text: "restingLook: [.transform]")
    let touches = Candidate.Clause(words: "it let go", text: "blocksWhatIsBehind: false")
    let card = Self.candidate().following(".drag(.down)")
    #expect(
      Self.text(of: card.departing(by: [looks, touches]))
        == ".delegate(\"Kit.Card\", dismissedBy: .drag(.down), "
        + "contract: SubjectContract(restingLook: [.transform], blocksWhatIsBehind: false)) { Card() }"
    )
    #expect(
      card.departing(by: [looks, touches]).reason.hasSuffix(
        "; when it was tried, it shrank, and it let go, and its contract says so"))
    let bound = Self.candidate(saying: [Self.clause])
    #expect(bound.departing(by: [looks]) == bound)
    #expect(card.departing(by: []) == card)
  }

  @Test("is that a container's finger is not tried of which nothing comes")
  func idle() {
    let stack = Self.candidate(.container, and: ["make: m", "push: p", "drag: .edge(.left)"])
    let left = stack.leavingFingersOut()
    #expect(Self.text(of: left) == ".container(\"Kit.Card\",\n    make: m,\n    push: p)")
    #expect(left.reason.hasSuffix("so that none is tried: say 'drag:' what it does"))
    #expect(left.leavingFingersOut() == left)
  }

  @Test("is how far a finger goes in vain, behind how it is made, unless that is said")
  func vainReach() {
    let card = Self.candidate().following(".drag(.down)").givingUp(within: "0.12")
    #expect(
      Self.text(of: card)
        == ".delegate(\"Kit.Card\", dismissedBy: .drag(.down)) { Card() }\n"
        + "    .givingUp(within: 0.12)")
    #expect(card.givingUp(within: "0.12") == card)
  }

  @Test("takes back that a finger is not tried, and says what was found")
  func reason() {
    let card = Self.candidate(because: Self.untried).following(".drag(.down)")
    #expect(
      card.reason == "it follows a finger; when it was tried, it followed a finger: .drag(.down)")
  }

  @Test(
    "is nothing for what follows no finger of its own, or cannot be made",
    arguments: [
      (candidate(), true), (candidate(.tabs), true),
      (candidate(.container, and: ["make: m"]), true), (candidate(.segue), false),
      (candidate(.animator), false),
      (candidate().refused("no"), false),
    ])
  func triable(candidate: Candidate, canBeTried: Bool) {
    #expect(candidate.canBeTried == canBeTried)
  }
}

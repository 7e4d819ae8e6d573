import ConformanceRules
import Testing

@Suite("What is legal and looks wrong")
struct LegalBehaviourTests {
  @Test("passes without a finding", arguments: LegalBehaviour.all)
  func silence(sketch: Sketch) throws {
    let judgement = try sketch.judgement()

    #expect(judgement.text == "")
    #expect(judgement.outcomes.rules(.holds).count > 0)
  }
}

/// Behaviour that breaks no rule, a table a subject.
enum LegalBehaviour {
  static let all =
    modal + interaction + presenters + statusBar + stacks + containers + barsKept + assistance
    + successors + chains + waysBack + leftovers + timing + borrowing + leftOpen + orders
    + ownAffairs + drawers + libraries + afterwards + meanwhile + interjections + before + near
    + ends + turns
    + chrome + takenChrome + places
    + verdicts + idlePulls + neighbours + switches
    + shells + pitfalls + exchanges + revealing
    + restingLooks + fromTheStart + overlaps + elsewhere + nextFinger + vainPulls + taps
}

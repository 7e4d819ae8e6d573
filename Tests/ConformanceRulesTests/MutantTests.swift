import Testing
import Thoroughness

@testable import ConformanceRules

/// With any one rule's checker spoilt the rule's own tests, those of its traces, turn red.
@Suite("Spoilt rules") struct MutantTests {
  @Test("all rules of the catalogue are spoilt, one at a time")
  func completeness() {
    #expect(Self.ids.count == 90)
    for id in Self.ids {
      let checkers = Mutation.alwaysHolds.checkers(spoiling: id)
      let spoilt = zip(checkers, RuleCatalogue.checkers).filter { $0 != $1 }

      #expect(checkers.map { $0.id } == Self.ids)
      #expect(spoilt.map { $0.0.id } == [id])
    }
  }

  @Test("a rule that always holds is noticed by its broken trace", arguments: ids.sampled(11))
  func alwaysHolds(id: RuleID) throws {
    let checkers = Mutation.alwaysHolds.checkers(spoiling: id)

    #expect(try !RuleProof(rule: id, checkers: checkers).complaintsAboutBroken().isEmpty)
  }

  @Test("a rule that always convicts is noticed by its holding trace", arguments: ids.sampled(11))
  func alwaysConvicts(id: RuleID) throws {
    let checkers = Mutation.alwaysConvicts.checkers(spoiling: id)

    #expect(try !RuleProof(rule: id, checkers: checkers).complaintsAboutHolding().isEmpty)
  }

  @Test("a rule that never applies is noticed by its holding trace", arguments: ids.sampled(11))
  func neverApplies(id: RuleID) throws {
    let checkers = Mutation.neverApplies.checkers(spoiling: id)

    #expect(try !RuleProof(rule: id, checkers: checkers).complaintsAboutHolding().isEmpty)
  }

  static let ids = RuleCatalogue.all.map { $0.id }
}

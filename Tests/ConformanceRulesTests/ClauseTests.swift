import Testing

@testable import ConformanceRules

/// Each sentence of a rule is watched: it has a trace that breaks it, and one that comes near and keeps it.
@Suite("The clauses of rules")
struct ClauseTests {
  @Test(
    "have names of their own and say what is required", arguments: RuleCatalogue.all.map { $0.id })
  func explained(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let names = rule.clauses.map(\.id) + rule.exceptions.map(\.id)

    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isSlug } })
    #expect(rule.clauses.allSatisfy { $0.requirement.hasSuffix(".") })
    #expect(rule.clauses.allSatisfy { $0.remedy?.hasSuffix(".") ?? true })
    #expect(rule.exceptions.allSatisfy { $0.words.hasSuffix(".") })
  }

  @Test("are named by every finding of a rule that has any")
  func findings() throws {
    var judgements = try Breach.all.map { try $0.judgement() }
    judgements += try CatalogueTests.ids.map { try Corpus.judgement($0, "broken.trace") }
    let names = Set(ClauseProof.judged.map(\.name))
    let rules = Set(ClauseProof.judged.map { $0.rule.id })

    let strange = judgements.flatMap(\.findings).filter {
      ($0.clause != nil || rules.contains($0.rule)) && !names.contains($0.name)
    }

    #expect(strange.map(\.name) == [])
  }

  @Test("are named by a trace each, which turns red where their breaches are overlooked")
  func broken() throws {
    let unwatched = try ClauseProof.judged.filter { try $0.traces().isEmpty }

    #expect(unwatched.map(\.name) == [])
  }

  @Test("have something legal near them each, in which their rule came to bear")
  func near() throws {
    let names = Set(ClauseProof.judged.map(\.name))
    var approached: Set<RuleID> = []
    for sketch in LegalBehaviour.all where !sketch.near.isEmpty {
      let outcomes = try sketch.judgement().outcomes
      for name in sketch.near {
        #expect(names.contains(name), "\(name) in '\(sketch.testDescription)'")
        #expect(outcomes[name.rule] == .holds, "\(name) in '\(sketch.testDescription)'")
        approached.insert(name)
      }
    }

    #expect(names.subtracting(approached) == [])
  }

  @Test("are told apart in all rules but these")
  func migration() {
    #expect(RuleCatalogue.all.filter { $0.clauses.isEmpty }.map { $0.id } == Self.undivided)
  }

  @Test("every exception of a rule has a guard, and a trace that is one breaks the rule")
  func guards() throws {
    for rule in RuleCatalogue.all {
      for exception in rule.exceptions {
        #expect(!exception.guards.isEmpty, "\(rule.id)/\(exception.id)")
        for case .sketch(let description) in exception.guards {
          let breach = Breach.all.first { $0.testDescription == description }
          let findings = try breach?.judgement().findings ?? []
          #expect(
            findings.contains { $0.rule == rule.id },
            "\(rule.id)/\(exception.id): '\(description)'")
        }
      }
    }
  }

  /// The rules that are still judged as one; a rule that gets clauses leaves the list.
  static let undivided: [RuleID] = []
}

extension Character {
  fileprivate var isSlug: Bool { isLowercase || isNumber || self == "-" }
}

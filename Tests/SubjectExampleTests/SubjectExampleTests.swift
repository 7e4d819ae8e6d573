import Testing
import TransitionCertification

/// What the documentation shows of subjects and contracts is code that is compiled and run.
@Suite("The examples of the documentation", .serialized) @MainActor struct SubjectExampleTests {
  @Test("every function that makes a subject, and every modifier, shows an example of these files")
  func functions() throws {
    let functions = try Documentation.functions()
    let written = try Set(Documentation.written())

    #expect(functions.count >= SubjectExamples.all.count)
    for function in functions {
      #expect(!function.blocks.isEmpty, "no example: \(function)")
      for block in function.blocks { #expect(written.contains(block), "\(function)") }
    }
  }

  @Test("every clause of a contract shows an example of these files")
  func clauses() throws {
    let clauses = try Documentation.clauses()
    let written = try Set(Documentation.written())

    #expect(clauses.count == SubjectContract.Clause.allCases.count)
    for clause in clauses {
      #expect(!clause.blocks.isEmpty, "no example: \(clause)")
      for block in clause.blocks { #expect(written.contains(block), "\(clause)") }
    }
  }

  @Test("every example of these files is shown")
  func shown() throws {
    let entries = try Documentation.functions() + Documentation.clauses()
    let quoted = Set(entries.flatMap(\.blocks))

    let written = try Documentation.written()

    #expect(written.count == SubjectExamples.all.count + ContractExamples.all.count)
    for example in written { #expect(quoted.contains(example), "\(example)") }
  }

  @Test("every example of a subject holds in the scenarios that it is made for")
  func held() throws {
    let runner = CaseRunner(references: ReferenceBook(), on: .today)
    for example in SubjectExamples.all {
      for id in example.scenarios {
        let scenario = try #require(ScenarioCatalogue.scenario(id), "\(id)")
        let name = "\(example.subject.id) \(id)"
        #expect(scenario.applicability(to: example.subject) == .applies, "\(name)")
        let result = runner.run(example.subject, in: scenario)
        #expect(result.headlines.map(\.description) == [], "\(name)")
      }
    }
  }

  @Test("every example of a clause declares that clause, and no other")
  func declared() {
    for clause in SubjectContract.Clause.allCases {
      #expect(ContractExamples.all[clause]?.declaredClauses == [clause], "\(clause)")
    }
  }
}

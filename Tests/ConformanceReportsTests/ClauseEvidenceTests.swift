import BuiltInSubjects
import ConformanceDocuments
import Foundation
import Testing
import TransitionCertification

/// What rules say of their clauses, exceptions and authorities is so.
@Suite("The evidence of rules")
struct ClauseEvidenceTests {
  @Test("every fact that a rule rests on is in the book of facts")
  func facts() {
    let known = Set(FactBook.all.map(\.id))
    for rule in RuleCatalogue.all {
      for case .observed(let ids) in rule.authority {
        #expect(!ids.isEmpty && Set(ids).subtracting(known) == [], "\(rule.id)")
      }
    }
  }

  @Test("every subject that keeps an exception narrow is a faulty one, and caught by the rule")
  func guards() throws {
    let catches = try figures().catches
    for rule in RuleCatalogue.all {
      for exception in rule.exceptions {
        for case .subject(let id) in exception.guards {
          let subject = SubjectRegistry.builtIn.faulty.first { $0.id == id }
          let expected = subject?.expects.map(\.rule) ?? []
          let broken = catches.first { $0.subject == id }?.clauses ?? []
          #expect(expected.contains(rule.id), "\(rule.id)/\(exception.id): \(id)")
          #expect(
            broken.contains { $0.hasPrefix("\(rule.id)/") }, "\(rule.id)/\(exception.id): \(id)")
        }
      }
    }
  }

  @Test("every clause that is said to be shown is broken by a faulty subject in the last whole run")
  func shown() throws {
    let broken = Set(try figures().catches.flatMap(\.clauses))
    let shown = RuleCatalogue.all.flatMap { rule in
      rule.clauses.filter { $0.evidence == .shown }.map { rule.id.naming($0).rawValue }
    }

    #expect(shown.filter { !broken.contains($0) } == [])
  }

  /// The figures of the last whole run.
  private func figures() throws -> RunFigures {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: Documentation.figures)
    return try RunFigures(decoding: Array(Data(contentsOf: file)))
  }
}

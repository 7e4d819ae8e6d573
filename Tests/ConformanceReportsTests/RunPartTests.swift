import ConformanceDocuments
import ConformanceReports
import Testing
import TransitionCertification

/// Parts of a run of everything, and what they are compared with.
@Suite("Parts of a run of everything", .serialized) @MainActor struct RunPartTests {
  @Test("all parts together are everything, and no element is in two of them")
  func parts() throws {
    let all = Array(0..<37)
    let parts = try (1...8).map { try #require(RunPart("\($0)/8")).elements(of: all) }

    #expect(parts.flatMap { $0 }.sorted() == all)
    #expect(parts.allSatisfy { (4...5).contains($0.count) })
    #expect(RunPart("1/1")?.elements(of: all) == all)
  }

  @Test("any other word is no part", arguments: ["", "3", "0/8", "9/8", "3/8/1", "a/8", "-1/8"])
  func noPart(word: String) { #expect(RunPart(word) == nil) }

  @Test("a part agrees with the figures of the run that it is of")
  func agrees() throws {
    let figures = RunFigures(WholeRun.subjects)

    for number in 1...3 {
      let part = try #require(RunPart("\(number)/3")).elements(of: WholeRun.subjects)
      #expect(figures.differences(from: part) == [])
    }
  }

  @Test("each subject that the figures do not know, or know otherwise, is named")
  func differs() throws {
    let subject = try #require(WholeRun.subjects.first { $0.subject.isGood })
    let faulty = try #require(WholeRun.subjects.first { !$0.subject.isGood })
    let without = RunFigures([])
    let swapped = RunFigures([
      CertifiedSubject(subject.subject, faulty.report),
      CertifiedSubject(faulty.subject, subject.report),
    ])

    for figures in [without, swapped] {
      let lines = figures.differences(from: [subject, faulty])
      for id in [subject.subject.id, faulty.subject.id] {
        #expect(lines.contains { $0.hasPrefix("\(id)\n  shown: ") }, "\(id)")
      }
    }
    #expect(without.strangers(among: []).isEmpty)
    #expect(
      swapped.strangers(among: [subject.subject.id]) == [faulty.subject.id])
  }
}

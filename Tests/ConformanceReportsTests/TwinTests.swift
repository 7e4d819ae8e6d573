import BuiltInSubjects
import ConformanceReports
import Testing
import TransitionCertification

/// The good twins: what a faulty subject does wrong, its twin does right.
@Suite("Twins", .serialized) @MainActor struct TwinTests {
  nonisolated static let faulty = SubjectRegistry.builtIn.faulty.map(\.id)

  private func pair(_ id: String) throws -> (faulty: ListedSubject, twin: ListedSubject) {
    let faulty = try #require(SubjectRegistry.builtIn.subject(id))
    let twin = try #require(
      faulty.twin.flatMap(SubjectRegistry.builtIn.subject), "\(id) has no twin")
    return (faulty, twin)
  }

  @Test("a twin is a seed or good, and changes screens at the same places", arguments: faulty)
  func related(id: String) throws {
    let (faulty, twin) = try pair(id)

    #expect([.seed, .good].contains(twin.role))
    #expect(twin.subject.kind == faulty.subject.kind)
  }

  @Test(
    "a twin plays a scenario in which the fault shows, and all that it plays holds",
    arguments: faulty.filter(WholeRun.knows))
  func certified(id: String) throws {
    let (_, twin) = try pair(id)
    let faulty = try #require(WholeRun.subjects.first { $0.subject.id == id }).report
    let shown = Set(faulty.headlines.map(\.caseID.scenario))
    let report = try #require(WholeRun.subjects.first { $0.subject.id == twin.id }).report

    #expect(report.cases.contains { shown.contains($0.id.scenario) }, "\(twin.id)")
    #expect(report.verdict == .certified)
    #expect(report.headlines.isEmpty)
  }

  @Test("a good subject has no twin")
  func alone() {
    for subject in SubjectRegistry.builtIn.judged { #expect(subject.twin == nil, "\(subject.id)") }
  }
}

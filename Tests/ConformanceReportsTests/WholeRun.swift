import BuiltInSubjects
import ConformanceReports
import Thoroughness
import TransitionCertification

/// Built-in subjects, certified once for all tests of a process: they only look at it.
@MainActor enum WholeRun {
  /// Whom it is about: everybody, or two good subjects that play few scenarios and some that they are the
  /// twins of.
  nonisolated static let registry = Thoroughness.choose(
    families, exhaustive: SubjectRegistry.builtIn.all, for: name)

  private nonisolated static var families: [ListedSubject] {
    let families = SubjectRegistry.builtIn.all.filter {
      ["seed/fold", "good/switching-container"].contains($0.twin ?? $0.id)
    }
    return families.filter(\.isGood) + families.filter { !$0.isGood }.sample(14)
  }

  /// What tests that need everybody name to be run with it.
  nonisolated static let name = "the whole run"

  /// Whether a subject is among them.
  nonisolated static func knows(_ id: String) -> Bool { registry.contains { $0.id == id } }

  static let subjects: [CertifiedSubject] = {
    guard let today = PlainDate(year: 2026, month: 6, day: 1) else { return [] }
    return CertifiedSubject.all(registry, references: ReferenceBook(), on: today)
  }()

  /// Which rule catches which fault.
  static let selftest = Selftest(subjects)
}

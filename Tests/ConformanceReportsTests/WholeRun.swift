import BuiltInSubjects
import ConformanceReports
import Thoroughness
import TransitionCertification

/// Built-in subjects, certified once for all tests of a process: they only look at it.
///
/// Each part of everything has its share of the subjects, and the twins of those that are faulty. What is
/// counted over all of them, the figures of the last run of everything say, which each part is compared with.
@MainActor enum WholeRun {
  /// Whom it is about: in a sample, two good subjects that play few scenarios and some that they are the
  /// twins of.
  nonisolated static let registry: [ListedSubject] = {
    let all = SubjectRegistry.builtIn.all
    let tried = families + all.sampled(0)
    let ids = Set(tried.map(\.id) + tried.compactMap(\.twin))
    return all.filter { ids.contains($0.id) }
  }()

  private nonisolated static var families: [ListedSubject] {
    let families = SubjectRegistry.builtIn.all.filter {
      ["seed/fold", "good/switching-container"].contains($0.twin ?? $0.id)
    }
    return families.filter(\.isGood) + families.filter { !$0.isGood }.sample(14)
  }

  /// Whether it is about everybody.
  nonisolated static var isEverything: Bool { registry.count == SubjectRegistry.builtIn.all.count }

  /// Whether a subject is among them.
  nonisolated static func knows(_ id: String) -> Bool { registry.contains { $0.id == id } }

  /// What the system does.
  static let references = ReferenceBook()

  static let subjects: [CertifiedSubject] = {
    guard let today = PlainDate(year: 2026, month: 6, day: 1) else { return [] }
    return CertifiedSubject.all(registry, references: references, on: today)
  }()

  /// Which rule catches which fault.
  static let selftest = Selftest(subjects)
}

import BuiltInSubjects
import ConformanceReports
import TransitionCertification

/// Every built-in subject, certified once for all tests of a process: they only look at it.
@MainActor enum WholeRun {
  static let subjects: [CertifiedSubject] = {
    guard let today = PlainDate(year: 2026, month: 6, day: 1) else { return [] }
    return CertifiedSubject.all(SubjectRegistry.all, references: ReferenceBook(), on: today)
  }()

  /// Which rule catches which fault.
  static let selftest = Selftest(subjects)
}

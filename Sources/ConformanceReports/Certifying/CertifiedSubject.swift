public import BuiltInSubjects
public import TransitionCertification

/// A built-in subject and what its certification found.
public struct CertifiedSubject: Sendable {
  /// The subject, with what is expected of it.
  public let subject: BuiltInSubject
  /// What its certification found.
  public let report: Report

  public init(_ subject: BuiltInSubject, _ report: Report) {
    self.subject = subject
    self.report = report
  }

  /// Certifies subjects, one after another, in process.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - references: What the system does.
  ///   - today: The day on which waivers are to count.
  @MainActor public static func all(
    _ subjects: [BuiltInSubject], references: ReferenceBook, on today: PlainDate
  ) -> [CertifiedSubject] {
    subjects.map { subject in
      let certification = Certification(
        of: subject.subject, waivers: subject.waivers, references: references, on: today)
      return CertifiedSubject(subject, certification.run())
    }
  }
}

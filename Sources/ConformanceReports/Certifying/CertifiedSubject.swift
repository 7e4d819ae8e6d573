public import TransitionCertification

/// A subject and what its certification found.
public struct CertifiedSubject: Sendable {
  /// The subject, with what is expected of it.
  public let subject: ListedSubject
  /// What its certification found.
  public let report: Report

  public init(_ subject: ListedSubject, _ report: Report) {
    self.subject = subject
    self.report = report
  }

  /// Certifies subjects, one after another.
  ///
  /// - Parameters:
  ///   - subjects: The subjects.
  ///   - references: What the system does.
  ///   - today: The day on which waivers are to count.
  ///   - recorder: What runs the cases of a subject; this process unless told otherwise.
  @MainActor public static func all(
    _ subjects: [ListedSubject], references: ReferenceBook, on today: PlainDate,
    recorder: (ListedSubject) -> CaseRecorder = { _ in Recording.inProcess }
  ) -> [CertifiedSubject] {
    subjects.map { subject in
      let certification = Certification(
        of: subject.subject, waivers: subject.waivers, references: references, on: today,
        record: recorder(subject))
      return CertifiedSubject(subject, certification.run())
    }
  }
}

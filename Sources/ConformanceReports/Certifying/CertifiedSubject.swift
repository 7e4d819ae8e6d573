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
  ///   - recordFaulty: Runs a case of a subject that is wrong on purpose; in this process unless told
  ///     otherwise.
  @MainActor public static func all(
    _ subjects: [ListedSubject], references: ReferenceBook, on today: PlainDate,
    recordFaulty: @escaping CaseRecorder = Recording.inProcess
  ) -> [CertifiedSubject] {
    subjects.map { subject in
      let certification = Certification(
        of: subject.subject, waivers: subject.waivers, references: references, on: today,
        record: subject.isGood ? Recording.inProcess : recordFaulty)
      return CertifiedSubject(subject, certification.run())
    }
  }
}

import ConformanceReports
import TransitionCertification

extension Invocation {
  /// What a certificate says, beside the traces in files and folders, or what its subject comes to now.
  ///
  /// - Throws: That a trace cannot be read, or that there is no such subject.
  @MainActor func verification(
    of seal: CertificateSeal, among seals: [CertificateSeal], by paths: [String]
  ) throws(CommandFailure) -> CertificateVerification {
    let listed = registry.subject(seal.subject)
    let shared = SharedWaivers(
      try self.waivers(), for: seals.map(\.subject),
      among: registry.all.map(\.id) + seals.map(\.subject))
    let waivers = (listed?.waivers ?? []) + shared.waivers(of: seal.subject)
    guard paths.isEmpty else {
      return CertificateVerification(
        of: seal, against: try traces(in: paths, of: seal.subject), of: listed?.subject,
        waivers: waivers)
    }
    guard let listed else {
      throw .misuse(
        "there is no subject '\(seal.subject)' here to be certified anew; name the folder of its traces"
      )
    }
    let recorders = CaseRecorders(for: [listed], try RunSettings(self), noting: lost)
    let report = Certification(
      of: listed.subject, waivers: waivers, references: ReferenceBook(),
      record: recorders.recorder(for: listed)
    ).run()
    // A case that is lost differs from what it came to then, and nobody knows by how much.
    guard seal.verdict == .incomplete || lost.count == 0 else {
      throw .incomplete("\(seal.subject) cannot be certified anew")
    }
    lost.forget()
    return CertificateVerification(of: seal, against: report)
  }

  /// The traces of a subject in files and folders.
  ///
  /// - Throws: That one cannot be read.
  private func traces(
    in paths: [String], of subject: String
  ) throws(CommandFailure) -> [Trace] {
    var traces: [Trace] = []
    for path in paths { traces += try InputFile.traces(at: path).map(\.trace) }
    return traces.filter { $0.header.subject.visible == subject }
  }
}

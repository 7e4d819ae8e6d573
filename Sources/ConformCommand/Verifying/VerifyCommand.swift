import ConformanceReports
import TransitionCertification

extension Command {
  /// Says whether traces are those that a certificate rests on.
  static let verify = Command(
    name: "verify",
    abstract: "say whether a certificate rests on the traces that are there",
    discussion: [
      "The digests in the certificate are compared with those of the traces in TRACES: files, or folders as",
      "'certify --output' writes them, and the traces have to earn its verdict with the waivers of then.",
      "Without TRACES its subject is certified anew, and has to deserve the same. What differs is told by",
      "scenarios, and ends the command with 1. Of a page with several certificates each is verified.",
    ],
    operands: [
      Operand(
        name: "CERTIFICATE", help: "a page that 'certify --format certificate' made",
        source: .files),
      Operand(name: "TRACES", help: "files or folders of traces", count: .any, source: .files),
    ],
    options: [.waivers]
  ) { invocation throws(CommandFailure) in
    let path = invocation.operands[0]
    let text = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    let seals: [CertificateSeal]
    do throws(CertificateSeal.Flaw) {
      seals = try CertificateSeal.all(in: text)
    } catch {
      throw .unreadable(path, error)
    }
    let paths = Array(invocation.operands.dropFirst())
    var isHolding = true
    for seal in seals {
      let verification = try invocation.verification(of: seal, among: seals, by: paths)
      invocation.console.write(verification.text)
      isHolding = isHolding && verification.holds
    }
    return isHolding ? .holds : .findings
  }
}

extension Invocation {
  /// What a certificate says, beside the traces in files and folders, or what its subject comes to now.
  ///
  /// - Throws: That a trace cannot be read, or that there is no such subject.
  @MainActor fileprivate func verification(
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
    let recorders = CaseRecorders(for: [listed], try RunSettings(environment))
    let report = Certification(
      of: listed.subject, waivers: waivers, references: ReferenceBook(),
      record: recorders.recorder(for: listed)
    ).run()
    return CertificateVerification(of: seal, against: report)
  }

  /// The traces of a subject in files and folders.
  ///
  /// - Throws: That one cannot be read.
  fileprivate func traces(
    in paths: [String], of subject: String
  ) throws(CommandFailure) -> [Trace] {
    var traces: [Trace] = []
    for path in paths {
      let folder = TracesFolder(path: path)
      let files =
        folder.exists
        ? folder.files().filter { $0.hasSuffix(".trace") || $0.hasSuffix(".traces") }
          .map(folder.file) : [path]
      for file in files { traces += try InputFile.traces(file) }
    }
    return traces.filter { $0.header.subject.visible == subject }
  }
}

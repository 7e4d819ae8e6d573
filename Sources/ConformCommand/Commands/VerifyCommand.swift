import ConformanceReports
import TransitionCertification

extension Command {
  /// Says whether traces are those that a certificate rests on.
  static let verify = Command(
    name: "verify",
    abstract: "say whether a certificate rests on the traces that are there",
    discussion: [
      "The digests in the certificate are compared with those of the traces in TRACES: files, or folders as",
      "'certify --output' writes them. Without TRACES its subject is certified anew, with the waivers of",
      "then, and has to deserve the same: only by the command that has it as a subject of its own.",
      "What differs is told by scenarios, and ends the command with 1.",
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
    let seal: CertificateSeal
    do throws(CertificateSeal.Flaw) {
      seal = try CertificateSeal(parsing: text)
    } catch {
      throw .unreadable(path, error)
    }
    let paths = Array(invocation.operands.dropFirst())
    let verification =
      paths.isEmpty
      ? CertificateVerification(of: seal, against: try invocation.report(of: seal.subject))
      : CertificateVerification(
        of: seal, against: try invocation.traces(in: paths, of: seal.subject))
    invocation.console.write(verification.text)
    return verification.holds ? .holds : .findings
  }
}

import ConformanceReports
import TransitionCertification

extension Command {
  /// Says whether traces are those that a certificate rests on.
  static let verify = Command(
    name: "verify",
    abstract: "say whether a certificate rests on the traces that are there",
    discussion: [
      """
      The digests in the certificate are compared with those of the traces in TRACES: files, or folders as \
      'certify --output' writes them, and the traces have to earn its verdict with the waivers of then. Without \
      TRACES its subject is certified anew, and has to deserve the same: only by the command that has it as a \
      subject of its own. What differs is told by scenarios, and ends the command with 1. Of a page with \
      several certificates each is verified.
      """
    ],
    operands: [
      Operand(
        name: "CERTIFICATE", help: "a page that 'certify --format certificate' made",
        source: .files),
      Operand(name: "TRACES", help: "files or folders of traces", count: .any, source: .files),
    ],
    options: [.all, .waivers, .workers]
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
    let style = invocation.console.style(isWhole: invocation.has(.all))
    var isHolding = true
    for seal in seals {
      let verification = try invocation.verification(of: seal, among: seals, by: paths)
      invocation.console.write(verification.text(style))
      isHolding = isHolding && verification.holds
    }
    return isHolding ? .holds : .findings
  }
}

import ConformanceReports
import TransitionCertification

extension Command {
  /// Certifies one subject.
  package static let certify = Command(
    name: "certify",
    abstract: "run one subject through every scenario that applies, and give its verdict",
    discussion: [
      "Nothing can be left out: scenarios are not chosen here.",
      "",
      "A waiver bears with what a rule finds, or with what is found in some cases, up to and with the",
      "day of its expiry, yyyy-mm-dd. Cases are a subject and a scenario, or '*' for all:",
      "'seed/fade modal/custom', '* modal/custom/dismiss'. What is covered is shown as waived. A",
      "waiver that is expired, needless, repeated or malformed is an error, and refuses.",
    ],
    operands: [Operand(name: "SUBJECT", help: "the subject's id, or the beginning of it")],
    options: [.json, .strict, .waivers]
  ) { invocation throws(CommandFailure) in
    let subject = try subject(invocation.operands[0], in: invocation.registry)
    let waivers = try subject.waivers + invocation.waivers()
    let report = Certification(
      of: subject.subject, waivers: waivers, references: ReferenceBook(),
      record: WorkerPool().recorder(for: subject)
    ).run()
    if invocation.has(.json) {
      invocation.console.writePlain(report.document.text)
    } else {
      invocation.console.write(report.summary)
    }
    return ExitStatus(report.verdict, isStrict: invocation.has(.strict))
  }

  private static func subject(
    _ id: String, in registry: SubjectRegistry
  ) throws(CommandFailure) -> ListedSubject {
    let ids = registry.all.map(\.id)
    let matches = Identity.closestMatches(id, in: ids)
    guard let first = matches.first, let subject = registry.subject(first) else {
      throw Identity.unknown(id, "subject", in: ids)
    }
    guard matches.count == 1 else {
      throw .misuse("'\(id)' is not one subject but \(matches.joined(separator: ", "))")
    }
    return subject
  }
}

extension ExitStatus {
  /// What a verdict says to whoever called the command.
  init(_ verdict: Verdict, isStrict: Bool) {
    self =
      switch verdict {
      case .certified: .holds
      case .conditional: isStrict ? .findings : .holds
      case .refused: .findings
      case .incomplete: .incomplete
      }
  }
}

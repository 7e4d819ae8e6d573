import ConformanceReports
import TransitionCertification

extension Command {
  /// Certifies subjects.
  package static let certify = Command(
    name: "certify",
    abstract: "run subjects through every scenario that applies, and give their verdicts",
    discussion: [
      "Without a subject all are certified that have to hold. Scenarios are not chosen here: nothing can",
      "be left out.",
      "",
      "A waiver bears with what a rule finds, or with what is found in some cases, up to and with the",
      "day of its expiry, yyyy-mm-dd. Cases are a subject and a scenario, or '*' for all:",
      "'seed/fade modal/custom', '* modal/custom/dismiss'. What is covered is shown as waived. A",
      "waiver that is expired, needless, repeated or malformed is an error, and refuses.",
    ],
    operands: [
      Operand(name: "SUBJECT", help: "a subject's id, or the beginning of it", count: .any)
    ],
    options: [.json, .strict, .waivers]
  ) { invocation throws(CommandFailure) in
    let subjects = try subjects(invocation.operands, in: invocation.registry)
    let waivers = SharedWaivers(try invocation.waivers(), for: subjects.map(\.id))
    let references = ReferenceBook()
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation.environment))
    var reports: [Report] = []
    for subject in subjects {
      let report = Certification(
        of: subject.subject,
        waivers: subject.waivers + waivers.waivers(of: subject.id),
        references: references, record: recorders.recorder(for: subject)
      ).run()
      if !invocation.has(.json) {
        invocation.console.write(reports.isEmpty ? report.summary : "\n" + report.summary)
      }
      reports.append(report)
    }
    if invocation.has(.json) {
      let isOne = invocation.operands.count == 1 && reports.count == 1
      invocation.console.writePlain(
        isOne ? reports[0].document.text : ReportDocuments(reports).text)
    } else if reports.count > 1 {
      invocation.console.write("\n" + Verdict.counts(of: reports.map(\.verdict)))
    }
    return ExitStatus.gravest(
      of: reports.map { ExitStatus($0.verdict, isStrict: invocation.has(.strict)) })
  }

  /// The subjects of these ids; all that have to hold where there is none.
  private static func subjects(
    _ ids: [String], in registry: SubjectRegistry
  ) throws(CommandFailure) -> [ListedSubject] {
    guard !ids.isEmpty else { return registry.judged }
    var subjects: [ListedSubject] = []
    for id in ids { subjects.append(try subject(id, in: registry)) }
    return subjects
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

extension Verdict {
  /// How many subjects got which verdict, in a line.
  fileprivate static func counts(of verdicts: [Verdict]) -> String {
    let counts = allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "\(verdicts.count) subjects: \(counts.joined(separator: ", "))\n"
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

  /// What several verdicts say together: a finding is certain, whatever became of what could not be judged.
  static func gravest(of statuses: [ExitStatus]) -> ExitStatus {
    if statuses.contains(.findings) { return .findings }
    return statuses.contains(.incomplete) ? .incomplete : .holds
  }
}

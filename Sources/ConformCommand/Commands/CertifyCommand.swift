import ConformanceReports
import TransitionCertification

extension Command {
  /// Certifies subjects.
  package static let certify = Command(
    name: "certify",
    abstract: "run subjects through every scenario that applies, and give their verdicts",
    discussion: [
      """
      Without a subject all are certified that have to hold; the beginning of several ids means all of them. \
      Scenarios are not chosen here: nothing can be left out. Of several subjects it is told first how many got \
      which verdict, then a line of each, then all of those that something speaks against; the status is the \
      gravest.
      """,
      """
      Waivers: each covers what a rule finds, or what is found in some cases, until the end of the day of its \
      expiry, yyyy-mm-dd. Cases are a subject and a scenario, or '*' for all: 'FadeKit.Fade modal/custom', \
      '* modal/custom/dismiss'. What is covered is shown as waived. A waiver that is expired, needless, \
      repeated or malformed is an error, and refuses. A name behind '=' covers no others that begin like it: \
      '=FadeKit.Fade =modal/custom/dismiss'. One that is about subjects that are not certified now is left \
      aside.
      """,
      """
      \(WaiverFile.option.name) writes a waiver for each finding of today, so that with --waivers only new \
      ones count. What it wrote before is renewed: what is still found keeps its reason, and its expiry unless \
      that is over; what is no longer found is removed and listed. What people wrote stays. Cases that did not \
      run to their end, and errors of contract and waivers, cannot be accepted.
      """,
    ],
    operands: [
      Operand(
        name: "SUBJECT", help: "a subject's id, or the beginning of it", count: .any,
        source: .lists(["subjects"]))
    ],
    options: [
      .all, .json, .format(of: .certify), .output, .strict, .waivers, WaiverFile.option,
      WaiverFile.expiry, .workers,
    ]
  ) { invocation throws(CommandFailure) in
    let request = try FormatRequest(invocation, of: .certify)
    let subjects = try subjects(invocation.operands, in: invocation.registry)
    var file = try WaiverFile(invocation)
    let known = if let file { file.acceptance.written } else { try invocation.waivers() }
    let waivers = SharedWaivers(
      known, for: subjects.map(\.id), among: invocation.registry.all.map(\.id))
    let references = ReferenceBook()
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation), noting: invocation.lost)
    invocation.lost.areNamedByResult()
    Interruption.listen()
    var reports: [Report] = []
    for subject in subjects where !Interruption.isRequested {
      let own = subject.waivers + waivers.waivers(of: subject.id)
      let found = Certification(
        of: subject.subject, waivers: own, references: references,
        record: recorders.recorder(for: subject)
      ).run()
      let report =
        file?.acceptance.accept(
          found, of: subject.subject, beside: own, references: references) ?? found
      reports.append(report)
    }
    let isOne = invocation.operands.count == 1 && reports.count == 1
    try Publisher(request, invocation).publish(
      Publication(
        certifying: reports, isStrict: invocation.has(.strict),
        places: SubjectPlaces(invocation.environment, advise: invocation.console.advise).places),
      text: { CertificationText(reports, $0).text },
      json: { seconds in
        isOne ? reports[0].document(seconds: seconds).text : ReportDocuments(reports).text
      })
    guard !Interruption.isRequested else {
      let left = subjects.count - reports.count
      if left > 0 {
        let words = "nothing is known of \(left) of \(subjects.count) subjects"
        invocation.console.note("interrupted: \(words)")
      }
      return .interrupted
    }
    if let file {
      let outcome = try file.write()
      if request.printsText {
        invocation.console.write("\n" + outcome)
      } else {
        invocation.console.advise(outcome)
      }
    }
    return ExitStatus.gravest(
      of: reports.map { ExitStatus($0.verdict, isStrict: invocation.has(.strict)) })
  }

  /// The subjects that these ids mean, each once; all that have to hold where there is none.
  private static func subjects(
    _ ids: [String], in registry: SubjectRegistry
  ) throws(CommandFailure) -> [ListedSubject] {
    guard !ids.isEmpty else { return registry.judged }
    var subjects: [ListedSubject] = []
    let all = registry.all.map(\.id)
    for id in ids {
      let matches = Identity.closestMatches(id, in: all)
      guard !matches.isEmpty else { throw Identity.unknownSubject(id, in: all) }
      for subject in matches.compactMap(registry.subject)
      where !subjects.contains(where: { $0.id == subject.id }) { subjects.append(subject) }
    }
    return subjects
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

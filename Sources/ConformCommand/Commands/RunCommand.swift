import ConformanceReports
import TransitionCertification

extension Command {
  /// Runs everything and says what holds.
  static let run = Command(
    name: "run",
    abstract: "run all subjects that have to hold, and say what holds",
    discussion: [
      "Each case is a subject in a scenario. It is run, judged by all rules, compared with its golden",
      "and, for all but the system, with what the system's own transition lets controllers, window",
      "and status bar see. Nothing is written.",
    ],
    operands: [
      Operand(
        name: "ID", help: "only these subjects, scenarios or tags; ids match by prefix", count: .any
      )
    ],
    options: [.all, .json, .format, .output, .traces, .strict]
  ) { invocation throws(CommandFailure) in
    let request = try FormatRequest(invocation, of: .run)
    let selection = try CaseSelection(invocation.operands, of: invocation.registry)
    let store = try invocation.goldensIfAny()
    Interruption.listen()
    let (entries, errors) = SuiteRun(
      selection, try RunSettings(invocation.environment)
    ).run()
    guard !entries.isEmpty else {
      throw .misuse("no case matches: none of these scenarios applies to any of these subjects")
    }
    let overview = Overview(
      cases: entries.map(\.result),
      goldens: store?.troubles(with: entries, selection, of: invocation.registry) ?? [],
      hasGoldens: store != nil, uncompared: entries.count(where: \.lacksTrace), errors: errors,
      isStrict: invocation.has(.strict), commandName: invocation.commandName)
    try Publisher(request, invocation).publish(
      Publication(.run, ConformanceResult(overview)), text: { overview.text($0) },
      json: { overview.document.text })
    return Interruption.isRequested ? .interrupted : overview.status
  }
}

extension GoldenStore {
  /// What is wrong with the goldens of a run; files that no case owns only if nothing was left out.
  fileprivate func troubles(
    with entries: [SuiteRun.Entry], _ selection: CaseSelection, of registry: SubjectRegistry
  ) -> [GoldenTrouble] {
    let found = troubles(with: entries.compactMap(\.golden))
    guard selection.isWhole else { return found }
    return found
      + audit(
        cases: CaseSelection.casesWithGoldens(of: registry),
        rules: RuleCatalogue.all.map { $0.id.rawValue })
  }
}

extension Overview {
  /// What the run says to whoever called it.
  var status: ExitStatus {
    // A finding is certain, whatever becomes of what could not be judged.
    if hasFailures { return .findings }
    return isIncomplete ? .incomplete : .holds
  }
}

import ConformanceReports
import TransitionCertification

extension Command {
  /// Runs everything and says what holds.
  static let run = Command(
    name: "run",
    abstract: "run all subjects that have to hold, and say what holds",
    discussion: [
      """
      Each case is a subject in a scenario. It is run, judged by all rules, compared with its golden and, for \
      all but the system, with what the system's own transition lets controllers, window and status bar see. \
      Nothing is written.
      """,
      """
      A build server may run parts on several machines: each '--shard N/M --shards DIR' writes what came of its \
      cases into the folder, and '--shards DIR' alone tells of all, in the same bytes as one run.
      """,
    ],
    operands: [
      Operand(
        name: "ID", help: "only these subjects, scenarios, tags or cases; ids match by prefix",
        count: .any, source: .ofCases)
    ],
    options: [
      .all, .json, .format(of: .run), .output, .traces, .strict, .workers, ShardRequest.shard,
      ShardRequest.folder,
    ]
  ) { invocation throws(CommandFailure) in
    let request = try FormatRequest(invocation, of: .run)
    let selection = try CaseSelection(invocation.operands, of: invocation.registry)
    let store = try invocation.goldensIfAny()
    Interruption.listen()
    let settings = try RunSettings(invocation)
    let suite: SuiteRun
    switch try ShardRequest(invocation) {
    case .none: suite = SuiteRun(selection, settings, noting: invocation.lost)
    case .tell(let folder):
      suite = SuiteRun(
        selection, knowing: try ShardFolder(folder, of: selection).recordings(),
        noting: invocation.lost)
    case .run(let shard, let folder):
      let (path, count) = try ShardRun(shard, of: selection, settings, noting: invocation.lost)
        .run(into: folder)
      invocation.console.write("\(count) cases, what came of them is in \(path)\n")
      // The file says which are lost, and so will who tells of all parts.
      invocation.lost.forget()
      return .holds
    }
    invocation.lost.areNamedByResult()
    suite.begin()
    // What belongs to no case waits for none, and is looked for while workers run.
    let unowned = store?.audit(selection, of: invocation.registry) ?? []
    let (entries, errors) = suite.run()
    guard !entries.isEmpty else {
      throw .misuse("no case matches: none of these scenarios applies to any of these subjects")
    }
    let overview = Overview(
      cases: entries.map(\.result),
      goldens: (store?.troubles(with: entries.compactMap(\.golden)) ?? []) + unowned,
      in: store?.folder,
      withoutGoldens: Set(selection.subjects.lazy.filter { !selection.hasGoldens($0) }.map(\.id)),
      uncompared: entries.count(where: \.lacksTrace), errors: errors,
      isStrict: invocation.has(.strict), commandName: invocation.commandName)
    try Publisher(request, invocation).publish(
      Publication(.run, overview), text: { overview.text($0) },
      json: { overview.document(seconds: $0).text })
    return Interruption.isRequested ? .interrupted : overview.status
  }
}

extension GoldenStore {
  /// What is wrong with the goldens of the cases that were selected, whatever those do, and with all that
  /// belongs to no case, which nobody would be told of otherwise.
  fileprivate func audit(
    _ selection: CaseSelection, of registry: SubjectRegistry
  ) -> [GoldenTrouble] {
    audit(
      cases: CaseSelection.casesWithGoldens(of: registry),
      rules: RuleCatalogue.all.map { $0.id.rawValue }, where: selection.contains)
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

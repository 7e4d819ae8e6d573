import ConformanceReports
import TransitionCertification

extension Command {
  /// Writes what changed beside the goldens.
  static let record = Command(
    name: "record",
    abstract: "write the traces that differ from their goldens beside them",
    discussion: [
      """
      A case whose golden differs or is missing gets a file of its own, '….trace.new', until 'accept' puts it \
      in its place or 'reject' deletes it; 'review' goes through them. A change that several cases share is \
      shown once. Where a build server runs, or '.readonly' is in the folder, nothing is written.
      """
    ],
    operands: [
      Operand(
        name: "ID", help: "only these subjects, scenarios, tags or cases", count: .any,
        source: .ofCases)
    ],
    options: [.traces, .workers]
  ) { invocation throws(CommandFailure) in
    let selection = try CaseSelection(invocation.operands, of: invocation.registry)
    guard selection.hasCasesWithGoldens else { throw .misuse("no case with a golden matches") }
    let store = try invocation.goldensToRecord()
    try invocation.checkWriting(in: store)
    let (entries, _) = SuiteRun(
      selection, try RunSettings(invocation), noting: invocation.lost
    ).run()
    let texts = entries.compactMap(\.golden)
    let lost = entries.count(where: \.lacksTrace)
    let recordings = try invocation.console.telling { (recordings: [RecordedGolden]) in
      recordings.map { "recorded \($0.path)" }
    } of: { () throws(WritingInterruption<[RecordedGolden]>) in
      try store.record(texts)
    }
    let changes = recordings.map(\.trouble).filter { !$0.lines.isEmpty }
    var text = ChangeReport(changes.map(ChangeReport.Item.init))
      .blocks(invocation.console.style()).joined(separator: "\n")
    text += "\(texts.count) cases, \(recordings.count) recorded\n"
    if lost > 0 { text += "\(lost) left no trace, and their goldens as they are\n" }
    if !recordings.isEmpty {
      let name = invocation.commandName
      text += "look at them, then '\(name) accept' or '\(name) reject'\n"
    }
    invocation.console.write(text)
    let isIncomplete = entries.contains { $0.result.obstacle != nil }
    return isIncomplete ? .incomplete : .holds
  }
}

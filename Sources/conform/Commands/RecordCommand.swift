import ConformanceReports
import TransitionCertification

extension Command {
  /// Writes what changed beside the goldens.
  static let record = Command(
    name: "record",
    abstract: "write the traces that differ from their goldens beside them",
    discussion: [
      "A golden that differs or is missing gets a neighbour, '….trace.new', until 'conform accept' puts",
      "it in its place. Where a build server runs, or traces/.readonly is there, nothing is written.",
    ],
    operands: [
      Operand(name: "ID", help: "only these subjects, scenarios or tags", count: .any)
    ],
    options: [.traces]
  ) { invocation throws(CommandFailure) in
    let selection = try CaseSelection(invocation.operands)
    let store = try invocation.goldens(isMade: true)
    try invocation.checkWriting(in: store)
    let (entries, _) = SuiteRun(selection).run()
    let texts = entries.compactMap(\.golden)
    guard !texts.isEmpty else { throw .misuse("no case with a golden matches") }
    var text = ""
    var count = 0
    for golden in texts {
      let trouble = store.trouble(with: golden)
      guard let path = try recorded(golden, store) else { continue }
      count += 1
      text += "recorded \(path)\n"
      text += trouble?.lines ?? ""
    }
    text += "\(texts.count) cases, \(count) recorded\n"
    if count > 0 { text += "look at them, then 'conform accept'\n" }
    invocation.console.write(text)
    let isIncomplete = entries.contains { $0.result.obstacle != nil }
    return isIncomplete ? .incomplete : .holds
  }

  private static func recorded(
    _ golden: GoldenText, _ store: GoldenStore
  ) throws(CommandFailure) -> String? {
    do throws(FileTrouble) {
      return try store.record(golden)
    } catch {
      throw .writingRefused(error)
    }
  }
}

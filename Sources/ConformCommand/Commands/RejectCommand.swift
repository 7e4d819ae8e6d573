import TransitionCertification

extension Command {
  /// Deletes recorded goldens.
  static let reject = Command(
    name: "reject",
    abstract: "delete the recorded traces, and leave the goldens as they are",
    discussion: PendingSelection.discussion,
    operands: [.pending],
    options: [.traces]
  ) { invocation throws(CommandFailure) in
    let selection = try PendingSelection(invocation.operands, of: invocation.registry)
    let store = try invocation.goldens()
    try invocation.checkWriting(in: store)
    do throws(WritingInterruption<[String]>) {
      let paths = try store.reject(
        cases: selection.casesWithGoldens, where: selection.contains)
      invocation.console.write(paths.isEmpty ? "nothing to reject\n" : text(deleted: paths))
      return .holds
    } catch {
      invocation.console.write(text(deleted: error.done))
      throw .writingStopped(error.trouble, isBegun: !error.done.isEmpty)
    }
  }

  private static func text(deleted paths: [String]) -> String {
    paths.map { "deleted \($0)\n" }.joined()
  }
}

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
    let count = try GoldenDecision.reject(
      in: store, cases: selection.casesWithGoldens, invocation.console,
      where: selection.contains)
    if count == 0 { invocation.console.write("nothing to reject\n") }
    return .holds
  }
}

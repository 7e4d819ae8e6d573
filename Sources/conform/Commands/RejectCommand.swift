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
    let selection = try PendingSelection(invocation.operands)
    let store = try invocation.goldens()
    try invocation.checkWriting(in: store)
    let paths: [String]
    do throws(FileTrouble) {
      paths = try store.reject(cases: CaseSelection.casesWithGoldens) { caseID in
        caseID.map(selection.contains) ?? selection.isWhole
      }
    } catch {
      throw .writingRefused(error)
    }
    invocation.console.write(
      paths.isEmpty ? "nothing to reject\n" : paths.map { "deleted \($0)\n" }.joined())
    return .holds
  }
}

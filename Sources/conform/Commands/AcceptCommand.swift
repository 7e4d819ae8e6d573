import BuiltInSubjects
import TransitionCertification

extension Command {
  private static let prune = Option(
    name: "--prune",
    help: "also delete the goldens that no case owns, and write files anew that are not in order")

  /// Puts recorded goldens in their places.
  static let accept = Command(
    name: "accept",
    abstract: "put the recorded traces in the place of their goldens",
    discussion: PendingSelection.discussion,
    operands: [.pending],
    options: [.traces, prune]
  ) { invocation throws(CommandFailure) in
    let selection = try PendingSelection(invocation.operands)
    let store = try invocation.goldens()
    guard selection.isWhole || !invocation.has(prune) else {
      throw .misuse("--prune takes no ids: what is stray shows only in the whole")
    }
    try invocation.checkWriting(in: store)
    let acceptance = try accepted(selection, store)
    var text = acceptance.promoted.map { "accepted \($0)\n" }.joined()
    if invocation.has(prune) { text += try pruned(store) }
    if text.isEmpty { text = "nothing to accept\n" }
    invocation.console.write(text)
    for trouble in acceptance.refused {
      invocation.console.complain("\(trouble.place): \(trouble.message)")
    }
    return acceptance.refused.isEmpty ? .holds : .findings
  }

  private static func accepted(
    _ selection: PendingSelection, _ store: GoldenStore
  ) throws(CommandFailure) -> Acceptance {
    do throws(FileTrouble) {
      return try store.accept(
        cases: CaseSelection.casesWithGoldens, where: selection.contains)
    } catch {
      throw .writingRefused(error)
    }
  }

  private static func pruned(_ store: GoldenStore) throws(CommandFailure) -> String {
    do throws(FileTrouble) {
      let pruning = try store.prune(
        cases: CaseSelection.casesWithGoldens, rules: RuleCatalogue.all.map { $0.id.rawValue })
      return pruning.deleted.map { "deleted \($0)\n" }.joined()
        + pruning.tidied.map { "wrote anew \($0)\n" }.joined()
    } catch {
      throw .writingRefused(error)
    }
  }
}

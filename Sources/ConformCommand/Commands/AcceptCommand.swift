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
    let selection = try PendingSelection(invocation.operands, of: invocation.registry)
    let store = try invocation.goldens()
    guard selection.isWhole || !invocation.has(prune) else {
      throw .misuse("--prune takes no ids: what is stray shows only in the whole")
    }
    try invocation.checkWriting(in: store)
    let acceptance = try GoldenDecision.accept(
      in: store, cases: selection.casesWithGoldens, invocation.console,
      where: selection.contains)
    var isAnythingDone = !acceptance.promoted.isEmpty
    if invocation.has(prune) {
      let pruning = try prune(selection, store, invocation.console, isBegun: isAnythingDone)
      isAnythingDone = isAnythingDone || !pruning.lines.isEmpty
    }
    if !isAnythingDone { invocation.console.write("nothing to accept\n") }
    return acceptance.refused.isEmpty ? .holds : .findings
  }

  /// Deletes what nobody owns, and says what.
  ///
  /// - Parameter isBegun: Whether something was written before.
  private static func prune(
    _ selection: PendingSelection, _ store: GoldenStore, _ console: Console, isBegun: Bool
  ) throws(CommandFailure) -> Pruning {
    try console.telling(isBegun: isBegun) { (pruning: Pruning) in
      pruning.lines
    } of: { () throws(WritingInterruption<Pruning>) in
      try store.prune(
        cases: selection.casesWithGoldens, rules: RuleCatalogue.all.map { $0.id.rawValue })
    }
  }
}

extension Pruning {
  /// What was done, a line for each file.
  fileprivate var lines: [String] {
    deleted.map { "deleted \($0)" } + tidied.map { "wrote anew \($0)" }
  }
}

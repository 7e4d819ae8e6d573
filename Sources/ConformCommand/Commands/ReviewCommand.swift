import TransitionCertification

extension Command {
  /// Goes through the recorded goldens that wait.
  static let review = Command(
    name: "review",
    abstract: "go through the recorded traces in groups that change alike, and decide",
    discussion: [
      """
      In a terminal, without an action, it shows one group after the other and takes a key for each: s shows \
      all of it, a accepts, r rejects, k skips, q quits. Elsewhere it lists the groups. Actions:
      """,
      .rows(Action.allCases.map { ($0.call, $0.deed) }),
      """
      A group keeps its id as long as the change is the same, and four letters of it are enough where no other \
      begins so. Subjects, scenarios, tags and cases are taken in the place of a group, as by 'accept'.
      """,
    ],
    operands: [
      Operand(
        name: "ACTION", help: "what to do", count: .optional,
        choices: Action.allCases.map(\.rawValue)),
      Operand(
        name: "ID", help: "groups by their ids, or subjects, scenarios, tags or cases", count: .any,
        source: .ofCases),
    ],
    options: [.traces]
  ) { invocation throws(CommandFailure) in
    let action = invocation.operands.first.flatMap(Action.init)
    let ids = Array(invocation.operands.dropFirst())
    try check(action, ids)
    let store = try invocation.goldens()
    let waiting = WaitingGroups(in: store, of: invocation.registry)
    let console = invocation.console
    switch action {
    case nil:
      guard !waiting.groups.isEmpty, let keys = TerminalKeys() else { fallthrough }
      try invocation.checkWriting(in: store)
      let session = ReviewSession(store: store, waiting: waiting, console: console, keys: keys)
      return try session.run() ? .holds : .findings
    case .list:
      console.write(waiting.list)
      return .holds
    case .show:
      let groups = try waiting.groups(ids, of: invocation.registry)
      console.write(
        groups.isEmpty ? WaitingGroups.nothing : groups.map(\.text).joined(separator: "\n"))
      return .holds
    case .accept:
      let isWanted = try waiting.selection(ids, of: invocation.registry)
      try invocation.checkWriting(in: store)
      let acceptance = try GoldenDecision.accept(
        in: store, cases: waiting.cases, console, where: isWanted)
      let isNothing = acceptance.promoted.isEmpty && acceptance.refused.isEmpty
      if isNothing { console.write("nothing to accept\n") }
      return acceptance.refused.isEmpty ? .holds : .findings
    case .reject:
      let isWanted = try waiting.selection(ids, of: invocation.registry)
      try invocation.checkWriting(in: store)
      let count = try GoldenDecision.reject(
        in: store, cases: waiting.cases, console, where: isWanted)
      if count == 0 { console.write("nothing to reject\n") }
      return .holds
    }
  }

  private enum Action: String, CaseIterable {
    case list, show, accept, reject

    /// How it is called.
    var call: String { self == .list ? rawValue : "\(rawValue) ID…" }

    /// What it does.
    var deed: String {
      switch self {
      case .list: "each group with its id, its number of cases, the lines that change, an example"
      case .show: "the lines of groups, and all of their cases"
      case .accept: "put the traces of groups or cases in the place of their goldens"
      case .reject: "delete the traces of groups or cases, and leave their goldens"
      }
    }
  }

  /// Who decides has to say about what; a list is of all.
  private static func check(_ action: Action?, _ ids: [String]) throws(CommandFailure) {
    switch action {
    case nil: return
    case .list:
      guard let id = ids.first else { return }
      throw .misuse("'\(id)' is one argument too many: 'list' lists all, 'show \(id)' shows some")
    case .show, .accept, .reject:
      guard ids.isEmpty else { return }
      throw .misuse("ID is missing, expected the id of a group, as 'review list' shows it")
    }
  }
}

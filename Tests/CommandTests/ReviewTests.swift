import Foundation
import Testing

/// What waits is reviewed in groups that change alike: by ids, and by keys in a terminal.
@Suite("Reviewing what waits") struct ReviewTests {
  private static let scenario = "modal/full-screen/present"
  private static let alike = ["good/layers", "good/slide"]
  private static let two = alike.map { "subjects/\($0)/\(scenario).trace.new" }
  private static let other = Workshop.golden + ".new"

  /// Opens a workshop where three goldens wait, two of which change in the same line.
  private func open(_ body: (Workshop, [String]) async throws -> Void) async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      for subject in Self.alike {
        try workshop.change(
          "subjects/\(subject)/modal/full-screen.traces",
          "      status-bar sheet light\n", "      status-bar sheet dark\n")
      }
      try workshop.change(Workshop.golden, "  appeared   sheet\n", "")
      let call = ["record"] + (["system"] + Self.alike).map { "=\($0) =\(Self.scenario)" }
      try #require(try await workshop.conform.run(call).status == 0)
      try #require(try waiting(workshop) == [Self.other] + Self.two)
      let list = try await workshop.conform("review", "list")
      #expect(list.status == 0)
      let ids = list.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      try #require(ids.count == 2)
      try await body(workshop, ids)
    }
  }

  private func waiting(_ workshop: Workshop) throws -> [String] {
    try workshop.files().filter { $0.hasSuffix(".new") }
  }

  @Test(
    "the list has a line for each group, the largest first; without a terminal it is all there is")
  func list() async throws {
    try await open { workshop, ids async throws in
      let list = try await workshop.conform("review", "list")
      let bare = try await workshop.conform("review")

      #expect(
        list.output == """
          3 cases change, in 2 groups
            \(ids[0])  2 cases  +1 -1  for example good/layers \(Self.scenario)
            \(ids[1])  1 case   +1 -0  for example system \(Self.scenario)

          """)
      #expect(bare.status == 0 && bare.output == list.output)
    }
  }

  @Test("a group is shown by its id or by one of its cases: its lines, and all cases")
  func show() async throws {
    try await open { workshop, ids async throws in
      let shown = try await workshop.conform("review", "show", ids[0])
      let byCase = try await workshop.conform("review", "show", "good/slide \(Self.scenario)")

      #expect(shown.status == 0 && byCase.output == shown.output)
      #expect(shown.output.hasPrefix("\(ids[0]): 2 cases  +1 -1\n"))
      #expect(shown.output.contains("\n-    status-bar sheet dark\n+    status-bar sheet light\n"))
      #expect(shown.output.contains("\n  and in good/slide \(Self.scenario)\n"))
    }
  }

  @Test("a group is accepted or rejected by its id, and the other keeps its own")
  func decide() async throws {
    try await open { workshop, ids async throws in
      let accepting = try await workshop.conform("review", "accept", ids[0])
      #expect(accepting.status == 0)
      #expect(accepting.output.split(separator: "\n").count == 2)
      #expect(try waiting(workshop) == [Self.other])

      let left = try await workshop.conform("review", "list")
      #expect(left.output.contains("\n  \(ids[1])  1 case "))
      let golden = workshop.text(of: Workshop.golden)
      let rejecting = try await workshop.conform("review", "reject", ids[1])
      #expect(rejecting.status == 0)
      #expect(rejecting.output == "deleted traces/\(Self.other)\n")
      #expect(workshop.text(of: Workshop.golden) == golden)
      #expect(try await workshop.conform("review", "list").output == "nothing waits\n")
      let again = try await workshop.conform("review", "accept", ids[0])
      #expect(again.status == 2)
      #expect(again.problems.contains("no group that waits is called '\(ids[0])'"))
    }
  }

  @Test("one case of a group is accepted by its name")
  func oneCase() async throws {
    try await open { workshop, _ async throws in
      let outcome = try await workshop.conform("review", "accept", "good/slide \(Self.scenario)")

      #expect(outcome.status == 0)
      #expect(try waiting(workshop) == [Self.other, Self.two[0]])
    }
  }

  @Test("on a build server groups are listed, and none is decided on")
  func buildServer() async throws {
    try await open { workshop, ids async throws in
      var workshop = workshop
      workshop.conform.environment = ["CI": "1"]
      #expect(try await workshop.conform("review", "list").status == 0)
      for action in ["accept", "reject"] {
        #expect(try await workshop.conform("review", action, ids[0]).status == 3)
      }
      #expect(try waiting(workshop).count == 3)
    }
  }

  @Test("first goldens are a group for each subject, and strays one that can only be rejected")
  func otherGroups() async throws {
    try await Workshop.open { workshop async throws in
      let call = ["record", "system", "seed/fade", Workshop.shared]
      try #require(try await workshop.conform.run(call).status == 0)
      try workshop.write("x", to: "modal/gone.trace.new")
      let list = try await workshop.conform("review", "list").output
      #expect(list.contains("1 case   first goldens of system  for example system "))
      #expect(list.contains("1 case   first goldens of seed/fade  for example seed/fade "))
      let row = try #require(list.split(separator: "\n").first { $0.contains("no case owns it") })
      let id = try #require(row.split(separator: " ").first.map(String.init))

      #expect(try await workshop.conform("review", "accept", id).status == 1)
      #expect(try await workshop.conform("review", "reject", id).status == 0)
      #expect(try waiting(workshop).count == 2)
    }
  }

  // MARK: - In a terminal

  private static let question = "s show  a accept  r reject  k skip  q quit"

  /// How a session ends in which these keys are typed, each after a question.
  private func typing(
    _ workshop: Workshop, _ keys: [String]
  ) throws -> TerminalSession {
    let session = try #require(try TerminalSession(workshop.conform, ["review"]))
    for (index, key) in keys.enumerated() {
      let isAsked = session.wait {
        session.isRaw && session.text.components(separatedBy: Self.question).count - 1 > index
      }
      try #require(isAsked)
      session.type(key)
    }
    return session
  }

  @Test(
    "keys accept, reject, skip and show, and the terminal is left as it was",
    arguments: [
      (["a", "r"], []), (["k", "a"], two), (["r", "k"], [other]), (["s", "a", " "], [other]),
      (["q"], [other] + two), (["k", "\u{1B}"], [other] + two),
    ] as [([String], [String])])
  func decides(keys: [String], left: [String]) async throws {
    try await open { workshop, ids async throws in
      let session = try typing(workshop, keys)

      #expect(session.wait { session.ending != nil })
      #expect(session.ending?.status == 0)
      #expect(!session.isRaw)
      #expect(session.text.contains("group 1 of 2, \(ids[0]): 2 cases"))
      #expect(try waiting(workshop) == left)
    }
  }

  @Test(
    "a signal ends the review, and leaves terminal and goldens as they were",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func ends(by signal: Int32) async throws {
    try await open { workshop, _ async throws in
      let session = try typing(workshop, ["k"])
      #expect(session.wait { session.isRaw && session.text.contains("group 2 of 2") })
      session.send(signal)

      #expect(session.wait { session.ending != nil })
      #expect(session.ending?.reason == .uncaughtSignal)
      #expect(session.ending?.status == signal)
      #expect(!session.isRaw)
      #expect(try waiting(workshop).count == 3)
    }
  }

  @Test("a review that was stopped and goes on takes keys again")
  func stopped() async throws {
    try await open { workshop, _ async throws in
      let session = try typing(workshop, ["k"])
      #expect(session.wait { session.isRaw && session.text.contains("group 2 of 2") })
      session.send(SIGTSTP)
      session.send(SIGCONT)
      #expect(session.wait { session.isRaw })
      session.type("q")

      #expect(session.wait { session.ending != nil })
      #expect(session.ending?.status == 0)
      #expect(!session.isRaw)
    }
  }
}

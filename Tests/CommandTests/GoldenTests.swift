import Foundation
import Testing
import Thoroughness

/// What the command says of goldens that do not hold: the file, what is wrong, just those lines.
@Suite("Goldens in a run") struct GoldenTests {
  private let scenario = "modal/full-screen/present"
  private let golden = Workshop.golden

  /// Runs the system's presentation after something was done to its golden.
  private func outcome(
    _ prepare: (Workshop) throws -> Void
  ) async throws -> BuiltCommand.Outcome {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try prepare(workshop)
      return try await workshop.conform("run", "system", scenario)
    }
  }

  private func changedLines(_ outcome: BuiltCommand.Outcome) -> [Substring] {
    outcome.output.split(separator: "\n").filter { line in
      (line.hasPrefix("-") || line.hasPrefix("+")) && !line.hasPrefix("---")
        && !line.hasPrefix("+++")
    }
  }

  @Test("goldens that hold are said to hold")
  func holds() async throws {
    let outcome = try await outcome { _ in }

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("goldens  all hold\n"))
    #expect(outcome.problems == "")
  }

  @Test("a changed line is shown, and no other")
  func changed() async throws {
    let outcome = try await outcome {
      try $0.change(golden, "    status-bar sheet light\n", "    status-bar sheet dark\n")
    }

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "golden traces/modal/full-screen/present.trace: the trace differs from its golden\n"))
    #expect(
      changedLines(outcome) == ["-    status-bar sheet dark", "+    status-bar sheet light"])
  }

  @Test("a deleted golden is missing")
  func deleted() async throws {
    let outcome = try await outcome { try $0.delete(golden) }

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "golden traces/modal/full-screen/present.trace: the golden is missing\n"))
    #expect(changedLines(outcome) == [])
  }

  @Test("a truncated golden says where it ends, and shows what is lost")
  func truncated() async throws {
    let outcome = try await outcome { workshop in
      let text = try #require(workshop.text(of: golden))
      let end = try #require(text.range(of: "\nsettled at"))
      try workshop.write(String(text[..<end.lowerBound]), to: golden)
    }

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("cannot be read: it is truncated, the text ends in line"))
    #expect(changedLines(outcome).contains { $0.hasPrefix("+settled at ") })
    #expect(
      !changedLines(outcome).contains { $0.hasPrefix("-") && $0.count > 1 && !$0.contains("\\") })
  }

  @Test("a carriage return is named, and its line shown, and no other")
  func carriageReturn() async throws {
    let outcome = try await outcome {
      try $0.change(golden, "  appeared   sheet\n", "  appeared   sheet\r\n")
    }

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("it has a carriage return in line"))
    #expect(changedLines(outcome) == ["-  appeared   sheet\\r", "+  appeared   sheet"])
  }

  @Test("the marks of a merge are named")
  func mergeMarks() async throws {
    let outcome = try await outcome {
      try $0.change(golden, "\nsettled at", "\n<<<<<<< ours\nsettled at")
    }

    #expect(outcome.output.contains("it has the marks of an unfinished merge in line"))
    #expect(changedLines(outcome) == ["-<<<<<<< ours"])
  }

  @Test("a subject that no longer does what the reference does shows the difference from it")
  func noLongerSame() async throws {
    try await Workshop.open(recorded: .sharedScenario) { workshop in
      let own = "subjects/seed/fade/modal/full-screen.traces"
      let golden = "goldens 1\n\ncase \(Workshop.shared)\n  same as \(Workshop.shared)\n"
      #expect(workshop.text(of: own) == golden)
      try workshop.change(own, "  same as \(Workshop.shared)", "  same as modal/custom/present")
      let outcome = try await workshop.conform("run", "seed/fade", Workshop.shared)

      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains(
          "golden traces/\(own), \(Workshop.shared): the trace differs from its golden\n"))
    }
  }

  @Test("a change that several cases share is shown once, with their number")
  func sharedChange() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      for subject in ["good/layers", "good/slide"] {
        try workshop.change(
          "subjects/\(subject)/modal/full-screen.traces",
          "      status-bar sheet light\n", "      status-bar sheet dark\n")
      }
      let outcome = try await workshop.conform("run", "good", scenario)

      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains(/the same change in [0-9]+ cases, for example good\/layers modal/))
      #expect(outcome.output.contains(/\n  and in (.|\n)*good\/slide modal/))
      #expect(
        changedLines(outcome) == ["-    status-bar sheet dark", "+    status-bar sheet light"])
    }
  }

  /// Something that is wrong with a golden, and what a run says of it.
  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: String
    let prepare: @Sendable (Workshop) throws -> Void

    init(
      _ name: String, _ message: String, _ prepare: @escaping @Sendable (Workshop) throws -> Void
    ) {
      (testDescription, self.message, self.prepare) = (name, message, prepare)
    }
  }

  static let troubles = [
    Trouble("missing", ".trace: the golden is missing") { try $0.delete(Workshop.golden) },
    Trouble("different", ".trace: the trace differs from its golden") {
      try $0.change(Workshop.golden, "sheet light", "sheet dark")
    },
    Trouble("unreadable", ".trace: the golden cannot be read: it is empty") {
      try $0.write("", to: Workshop.golden)
    },
    Trouble("waiting", ".trace.new: a recorded golden waits to be accepted") {
      try $0.write($0.text(of: Workshop.golden) ?? "", to: Workshop.golden + ".new")
    },
    Trouble("waiting for nobody", "gone.trace.new: a recorded golden waits to be accepted") {
      try $0.write("", to: "modal/gone.trace.new")
    },
    Trouble("stray", "gone.trace: no case owns this golden") {
      try $0.write("", to: "modal/gone.trace")
    },
  ]

  @Test("a run of one case does not end with 0 where a golden is in trouble", arguments: troubles)
  func trouble(_ trouble: Trouble) async throws {
    let outcome = try await outcome(trouble.prepare)

    #expect(outcome.status == 1)
    #expect(outcome.output.contains(trouble.message))
  }

  @Test(
    "a file of many in trouble is told of with any case that it holds, and with no other",
    arguments: [
      // Its text stands there already, and would have to stand once.
      ("modal/full-screen/read-aloud", "is not in its canonical form"),
      ("modal/full-screen/zzz", "no case owns this golden"),
    ])
  func sharedFile(scenario: String, message: String) async throws {
    try await Workshop.open(recorded: .sharedScenario) { workshop in
      let own = "subjects/seed/fade/modal/full-screen.traces"
      let text = try #require(workshop.text(of: own))
      try workshop.write(text + "\ncase \(scenario)\n  same as \(Workshop.shared)\n", to: own)
      let outcome = try await workshop.conform("run", "seed/fade", Workshop.shared)
      let other = try await workshop.conform("run", "system", Workshop.shared)

      #expect(outcome.status == 1)
      #expect(outcome.output.contains("golden traces/\(own)"))
      #expect(outcome.output.contains(message))
      #expect(other.status == 0)
    }
  }

  @Test("what waits for a case that is not run is not told of; what no case owns is")
  func others() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.write("", to: "subjects/seed/fade/\(golden).new")
      let other = try await workshop.conform("run", "system", scenario)
      let own = try await workshop.conform("run", "seed/fade", scenario)

      #expect(other.status == 0)
      #expect(own.status == 1)
    }
  }

  @Test("a failure names no golden where the case has none")
  func withoutGolden() async throws {
    let subject = "faulty/fade-without-presentation-controller"
    let document = try await Workshop.open { workshop in
      try await workshop.conform("run", subject, "modal/custom/dismiss", "--json")
        .json(as: [String: Any].self)
    }

    let failures = try #require(document["failures"] as? [[String: Any]])
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0["trace"] is NSNull })
  }

  @Test(
    "what no case owns shows in every run, what waits for a case where that is run", .exhaustive())
  func stray() async throws {
    try await Workshop.open(recorded: .everything) { workshop in
      let text = try #require(workshop.text(of: golden))
      try workshop.write(text, to: golden + ".new")
      let part = try await workshop.conform("run", "seed/fade", scenario)
      try workshop.write(text, to: "modal/gone/present.trace")
      let strayPart = try await workshop.conform("run", "seed/fade", scenario)
      let whole = try await workshop.conform("run")

      #expect(part.status == 0)
      #expect(strayPart.status == 1)
      #expect(whole.status == 1)
      #expect(
        whole.output.contains(
          "golden traces/modal/gone/present.trace: no case owns this golden\n"))
      #expect(
        whole.output.contains(
          "golden traces/\(golden).new: a recorded golden waits to be accepted\n"))
    }
  }
}

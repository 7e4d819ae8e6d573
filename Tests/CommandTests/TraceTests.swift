import Foundation
import Testing

/// The commands that read traces from files.
@Suite("Traces from files") struct TraceTests {
  private let golden = "traces/" + Workshop.golden

  @Test("a trace is printed as it is, from a file and by the id of its case")
  func show() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop async throws in
      let text = workshop.text(of: Workshop.golden)

      #expect(try await workshop.conform("show", golden).output == text)
      #expect(try await workshop.conform("show", "modal/full-screen/present").output == text)
    }
  }

  @Test("a damaged golden is told of, and the case is not run in its place")
  func damaged() async throws {
    try await Workshop.open { workshop in
      try workshop.write("trace 2\r\n", to: Workshop.golden)
      let outcome = try await workshop.conform("show", "modal/full-screen/present")

      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.problems.hasPrefix(
          "error: cannot read \(golden): it has a carriage return in line 1"))
    }
  }

  @Test("what is neither a file nor a case comes with the nearest cases")
  func neither() async throws {
    let outcome = try await BuiltCommand(directory: "/")("show", "modal/full-scren/present")

    #expect(outcome.status == 2)
    #expect(
      outcome.problems.hasPrefix(
        "error: cannot read modal/full-scren/present: there is no such file;"
          + " no scenario is called 'modal/full-scren/present';"
          + " the nearest are modal/full-screen/present, "))
  }

  @Test("a case that shares the reference's trace shows that one")
  func shared() async throws {
    try await Workshop.open(recorded: .sharedScenario) { workshop async throws in
      let text = workshop.text(of: Workshop.shared + ".trace")

      #expect(
        try await workshop.conform("show", "seed/fade \(Workshop.shared)").output == text)
    }
  }

  @Test("a trace is drawn with a column for each controller")
  func picture() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let outcome = try await workshop.conform("show", golden, "--picture")

      #expect(outcome.output.hasPrefix("    host               sheet\n"))
      #expect(outcome.output.contains("    |                  viewDidAppear\n"))
    }
  }

  @Test("a trace that holds is judged with 0")
  func judgeHolding() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let outcome = try await workshop.conform("judge", golden)

      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("\(golden)\nsystem modal/full-screen/present: "))
    }
  }

  @Test("a trace that breaks a rule is judged with 1, rule, witness, picture and remedy")
  func judgeBroken() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.change(
        Workshop.golden, "    sheet.viewDidAppear(animated: true)\n",
        "    sheet.viewDidAppear(animated: true)\n    sheet.viewDidAppear(animated: true)\n")
      let outcome = try await workshop.conform("judge", golden)

      #expect(outcome.status == 1)
      #expect(outcome.output.contains("MUST appearance-no-double-appear\n"))
      #expect(outcome.output.contains(": sheet.viewDidAppear(animated: true)\n          "))
      #expect(outcome.output.contains("\n    *     viewDidAppear     |\n"))
      #expect(outcome.output.contains("\n  remedy: "))
    }
  }

  @Test("an unreadable trace among several is bad usage, and none is judged")
  func judgeUnreadable() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.write("trace 1\n", to: "broken")
      let outcome = try await workshop.conform("judge", golden, "traces/broken")

      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.problems.hasPrefix("error: cannot read traces/broken: line 1, column 7: "))
    }
  }

  @Test("a file of goldens that are all the same as others holds no trace to judge")
  func judgeNothing() async throws {
    try await Workshop.open { workshop in
      try workshop.write(
        "goldens 1\n\ncase modal/a/present\n  same as modal/a/present\n", to: "same.traces")
      let outcome = try await workshop.conform("judge", "traces/same.traces")

      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.problems.hasPrefix("error: cannot read traces/same.traces: it holds no trace"))
    }
  }

  @Test("equal files and folders differ in nothing")
  func diffEqual() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let file = try await workshop.conform("diff", golden, golden)
      let folder = try await workshop.conform("diff", "traces", "traces")

      #expect(file.status == 0 && file.output == "")
      #expect(folder.status == 0 && folder.output == "")
    }
  }

  @Test("folders differ by their files, and by the lines in them")
  func diffFolders() async throws {
    try await Workshop.open { workshop in
      try workshop.write("one\n", to: "../a/x.trace")
      try workshop.write("two\n", to: "../b/x.trace")
      try workshop.write("", to: "../a/only.trace")
      let outcome = try await workshop.conform("diff", "a", "b")

      #expect(outcome.status == 1)
      #expect(
        outcome.output == """
          only in a: only.trace
          --- a/x.trace
          +++ b/x.trace
          @@ -1,1 +1,1 @@
          -one
          +two

          """)
    }
  }
}

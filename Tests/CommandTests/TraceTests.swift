import ConformanceReports
import Foundation
import Testing
import TransitionCertification

@testable import ConformCommand
@testable import conform

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

  @Test("a folder in which one lies that cannot be read is told of, and nothing in it is judged")
  func unread() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      // No path leads so deep, whoever asks; the way to the file does, step by step.
      let (name, tree) = (
        String(repeating: "deep", count: 60), FolderTree(workshop.path + "/traces")
      )
      let file = String(repeating: "\(name)/", count: Int(PATH_MAX) / 240) + "present.trace"
      try tree.write([], to: file)
      defer { try? tree.delete(file) }
      let outcome = try await workshop.conform("judge", "traces")

      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.problems.hasPrefix("error: cannot read traces/\(name)/\(name)/"))
      #expect(outcome.problems.hasSuffix("/\(name): file name too long\n"))
    }
  }

  @Test("a folder of goldens that is named and not there is told of, and the case is not run")
  func noSuchFolder() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let outcome = try await workshop.conform(
        "show", "--traces", "trace", "modal/full-screen/present")

      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.problems == "error: cannot read trace: there is no such folder\n")
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

  @Test("a case is named by two words, with or without quotes, as a list of cases has them")
  func pasted() async throws {
    try await Workshop.open(recorded: .sharedScenario) { workshop async throws in
      let quoted = try await workshop.conform("show", "seed/fade \(Workshop.shared)")
      let plain = try await workshop.conform("show", "seed/fade", Workshop.shared)
      let listed = try await workshop.conform("show", "seed/fade", Workshop.shared + ",")

      #expect(quoted.status == 0)
      #expect(plain.output == quoted.output && listed.output == quoted.output)
    }
  }

  @Test("a case that the subject has no part in is not the nearest to a mistyped one")
  func nearestOfSubject() async throws {
    let outcome = try await BuiltCommand(directory: "/")("show", "seed/fold tabs/screens/selekt")

    // What is near to it is none of the subject's, and what the subject has is not near.
    #expect(outcome.status == 2)
    #expect(outcome.problems.contains("no scenario is called 'tabs/screens/selekt'"))
    #expect(!outcome.problems.contains("the nearest "))
  }

  @Test(
    "a drawing marks the breach, has the views that go in and out, and names the finding's lines")
  func drawnBreach() async throws {
    let name = "faulty/fade-without-presentation-controller modal/custom/dismiss"
    let outcome = try await BuiltCommand(directory: "/")("show", name, "--picture")
    let figure = try await BuiltCommand(directory: "/")("show", name, "--svg")

    #expect(outcome.output.contains("\n*   insert host.view into sheet.container (by t1)\n"))
    #expect(outcome.output.contains("\n    remove sheet.view"))
    #expect(
      outcome.output.contains("\nMUST ownership-presenter-not-stolen/moved\n  host stays in "))
    let line = try #require(outcome.output.firstMatch(of: /\n  line ([0-9]+): (insert .*)\n/))
    let trace = try await BuiltCommand(directory: "/")("show", name).output
      .split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(Int(line.1))
    #expect(trace[number - 1].hasSuffix(line.2))
    #expect(figure.output.contains("<g class=\"frame marked\">"))
  }

  @Test("a trace is read from standard input where a hyphen stands for it")
  func standardInput() async throws {
    var conform = BuiltCommand(directory: "/")
    conform.input = try await conform("show", "modal/full-screen/present").output
    let judged = try await conform("judge", "-")
    let shown = try await conform("show", "-")

    #expect(judged.status == 0)
    #expect(judged.output.hasPrefix("-: system modal/full-screen/present: passed\n"))
    #expect(shown.output == conform.input)
  }

  @Test(
    "a large file, of which a piece is read at a time, is told of as one that is read whole",
    arguments: LargeTrace.allCases)
  func large(kind: LargeTrace) async throws {
    try await Workshop.open { workshop in
      let text = kind.text
      try workshop.write(text, to: "large.trace")
      let path = workshop.path + "/traces/large.trace"

      #expect(text.utf8.count > 1 << 16, "there are no two pieces")
      let inPieces = await told(of: path, large: 1)
      #expect(await told(of: path, large: .max) == inPieces)
      #expect(inPieces.last == "\(kind.status)")
    }
  }

  /// What the command tells of a file: in lines, as a document, or why it cannot.
  @MainActor private func told(of path: String, large: Int) -> [String] {
    do throws(CommandFailure) {
      let judged = try FileJudging(large: large).results(in: [path])
      let overview = Overview(
        cases: judged.map(\.result), goldens: [], errors: [], isStrict: false)
      return judged.map { $0.result.text(ReportStyle()) }
        + [JudgementDocument(overview, of: judged).text, "\(overview.status)"]
    } catch {
      return [error.message, "\(error.status)"]
    }
  }

  @Test("an argument that would forge a line is told in one line, with escapes")
  func forged() async throws {
    let outcome = try await BuiltCommand(directory: "/")(
      "judge", "x\nerror: forged\u{1B}[31m\u{202E}")

    #expect(outcome.status == 2)
    #expect(
      outcome.problems
        == #"error: cannot read x\nerror: forged\u{1b}[31m\u{202e}: there is no such file"# + "\n")
  }

  @Test("a trace that holds is judged with 0")
  func judgeHolding() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let outcome = try await workshop.conform("judge", golden)

      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("\(golden): system modal/full-screen/present: passed\n"))
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
      #expect(outcome.output.contains("MUST appearance-no-double-appear/did-appear\n"))
      #expect(outcome.output.contains(": sheet.viewDidAppear(animated: true)\n          "))
      #expect(outcome.output.contains("\n    *     |                 viewDidAppear\n"))
      #expect(outcome.output.contains("\n  remedy: "))
    }
  }

  @Test("a trace of the system's that is not as a fact says is judged with 1, fact, line and order")
  func judgeContradicted() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let (sheet, host) = (
        "    sheet.viewDidAppear(animated: true)\n", "    host.viewDidDisappear(animated: true)\n"
      )
      try workshop.change(Workshop.golden, sheet + host, host + sheet)
      let outcome = try await workshop.conform("judge", golden)

      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains(
          "\nfact FS-01 is contradicted by modal/full-screen/present, line "))
      #expect(
        outcome.output.contains("where it says: B.viewDidAppear (A is host, B is sheet, T is t1)"))
    }
  }

  @Test("a trace of no scenario that there is is judged by rules alone, and it says so")
  func judgeUnknownScenario() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.change(Workshop.golden, "full-screen/present\n", "full-scren/present\n")
      let reference = try await workshop.conform("judge", golden)
      try workshop.change(Workshop.golden, "subject  system", "subject  my/fade")
      let outcome = try await workshop.conform("judge", golden)

      let message =
        "not compared: no scenario is called 'modal/full-scren/present';"
        + " the nearest are modal/full-screen/present, modal/over-full-screen/present,"
        + " modal/form-sheet/present\n"
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("\n" + message))
      #expect(reference.output.contains("\n" + message))
    }
  }

  @Test("of a folder each trace is judged, whatever file it lies in")
  func judgeFolder() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.putGoldens(of: ["modal/a/present", "modal/full-screen/present"])
      try workshop.write("no trace", to: "notes.txt")
      let outcome = try await workshop.conform("judge", "traces")

      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains("traces/a.traces: system modal/full-screen/present: passed\n"))
      #expect(
        outcome.output.contains(
          "traces/\(Workshop.golden): system modal/full-screen/present: passed\n"))
    }
  }

  @Test("of a file of goldens each case is judged, also where the text of several stands once")
  func judgeEachCase() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      try workshop.putGoldens(of: ["modal/a/present", "modal/full-screen/present"])
      let outcome = try await workshop.conform("judge", "traces/a.traces")

      #expect(outcome.status == 0)
      #expect(outcome.output.contains("traces/a.traces: system modal/a/present: passed\n"))
      #expect(
        outcome.output.contains("traces/a.traces: system modal/full-screen/present: passed\n"))
    }
  }

  @Test("to show one case of a file of goldens, it has to be named as the message says")
  func showOneOfMany() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop async throws in
      try workshop.putGoldens(of: ["modal/full-screen/present", "modal/z/present"])
      let outcome = try await workshop.conform("show", "traces/a.traces")

      #expect(outcome.status == 2)
      #expect(
        outcome.problems
          == "error: cannot read traces/a.traces: it holds the goldens of many cases;"
          + " name one of them: show 'system modal/full-screen/present'\n")
      let named = try await workshop.conform("show", "system modal/full-screen/present")
      #expect(named.output == workshop.text(of: Workshop.golden))
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

extension Workshop {
  /// Puts a file of goldens beside the others, in which some cases of the system share a trace.
  fileprivate func putGoldens(of scenarios: [String]) throws {
    let text = try #require(self.text(of: Self.golden))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("scenario") && !$0.hasPrefix("evidence")
    }
    let cases = scenarios.enumerated().map { $0 == 0 ? "case \($1)\n" : "  also \($1)\n" }
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    try write("goldens 1\n\n" + cases.joined() + body, to: "a.traces")
  }
}

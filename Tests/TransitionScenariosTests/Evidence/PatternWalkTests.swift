import Testing

@testable import TransitionScenarios

/// What a pattern finds in a trace, and what it objects to.
@Suite("What patterns find") struct PatternWalkTests {
  /// What came of a pattern in the sample: how many lines were covered, or what was wrong where.
  private func outcome(
    _ pattern: String, in events: String = SampleReference.presentation,
    scenario: String = "modal/full-screen/present", ending: String = "settled at 900ms"
  ) throws -> String {
    let pattern = try PatternReader.read(FactPattern("FS-01", pattern))
    let trace = try SampleReference.trace(events, scenario: scenario, ending: ending)
    let evidence = TraceEvidence(trace, patterns: [pattern])
    if let contradiction = evidence.contradictions.first {
      let names = contradiction.statement.prefix { $0 != "(" || $0 == "x" }
      return "line \(contradiction.line): \(names)"
    }
    guard evidence.findings["FS-01"] != nil else { return "no occasion" }
    return "\(evidence.covering.count { !$0.isEmpty }) lines"
  }

  @Test(
    "lines are found in their order, and nothing that is named comes elsewhere",
    arguments: [
      ("A.viewWillDisappear\nB.viewWillAppear\nB.viewDidAppear\nA.viewDidDisappear", "4 lines"),
      ("B.viewWillAppear\nB.viewDidAppear", "2 lines"),
      ("B.viewDidAppear\nB.viewWillAppear", "line 29: 'sheet.viewWillAppear"),
      ("A.viewDidDisappear\nB.viewDidAppear", "line 33: 'sheet.viewDidAppear"),
      ("B.viewWillAppear\nB.viewWillAppear", "line 37: nothing behind 'host.presentCompletion"),
      ("B.loadView", "line 37: nothing behind 'host.presentCompletion"),
    ])
  func order(steps: String, expected: String) throws {
    #expect(
      try outcome("when begin present A -> B, finished\n" + steps).hasPrefix(expected))
  }

  @Test(
    "how often a line comes is what stands before it",
    arguments: [
      ("no A.viewWillAppear\nB.viewDidAppear", "1 lines"),
      ("no B.appearance\nB.viewDidAppear", "line 29: 'sheet.viewWillAppear"),
      ("maybe B.loadView\nB.viewDidAppear", "1 lines"),
      ("maybe B.viewWillAppear\nB.viewDidAppear", "2 lines"),
      ("any B.appearance", "0 lines"),
      ("any B.loading\nA.presentCompletion", "1 lines"),
      ("some _.appearance\nT.alongsideCompletion", "6 lines"),
      ("some B.loading\nA.presentCompletion", "line 37: 'host.presentCompletion"),
      ("A.viewWillDisappear & B.viewWillAppear", "2 lines"),
      ("B.viewWillAppear & A.viewWillDisappear\nB.viewDidAppear", "3 lines"),
      ("B.viewDidAppear & B.viewWillAppear\nA.viewWillDisappear", "line 28: 'host.viewWill"),
    ])
  func counts(steps: String, expected: String) throws {
    #expect(
      try outcome("when begin present A -> B, finished\n" + steps).hasPrefix(expected))
  }

  @Test(
    "time is looked at where the pattern says so",
    arguments: [
      ("B.viewWillAppear\nlater\nB.viewDidAppear", "2 lines"),
      ("B.viewWillAppear\nat once\nB.viewIsAppearing", "2 lines"),
      ("B.viewWillAppear\nat once\nB.viewDidAppear", "line 33: 'sheet.viewDidAppear"),
      ("B.viewWillAppear\nlater\nB.viewIsAppearing", "line 30: 'sheet.viewIsAppearing"),
    ])
  func timing(steps: String, expected: String) throws {
    #expect(
      try outcome("when begin present A -> B, finished\n" + steps).hasPrefix(expected))
  }

  @Test(
    "an event is an occasion only where all that the first line says holds",
    arguments: [
      ("when begin present A -> B", "1 lines"),
      ("when begin present A -> B fullScreen animated removing undriven", "1 lines"),
      ("when begin dismiss/present A -> B pageSheet/fullScreen", "1 lines"),
      ("when begin present A -> B custom", "no occasion"),
      ("when begin present A -> B unanimated", "no occasion"),
      ("when begin present A -> B staying", "no occasion"),
      ("when begin present A -> B interactive", "no occasion"),
      ("when begin present A -> B, cancelled", "no occasion"),
      ("when begin present A -> B, with A.presentCompletion", "1 lines"),
      ("when begin present A -> B, with A.dismissCompletion", "no occasion"),
      ("when begin present A -> B, without fault _", "1 lines"),
      ("when begin present A -> B, without A.viewWillDisappear", "no occasion"),
      ("when begin present A -> B, never _.present", "no occasion"),
      ("when begin present A -> B, A in N", "1 lines"),
      ("when begin present A -> B, A shown in N, N.bar seen", "1 lines"),
      ("when begin present A -> B, B in N", "no occasion"),
      ("when begin present A -> B, A in N, N.bar hidden", "no occasion"),
      ("when begin present A -> B, B childless", "1 lines"),
      ("when begin present A -> B, A in N, N childless", "no occasion"),
      ("when begin present A -> B, under modal/full-screen", "1 lines"),
      ("when begin present A -> B, under modal/full", "no occasion"),
      ("when begin present A -> B, not under modal/full-screen/present", "no occasion"),
      ("when > A.present(B), idle, until B.viewDidAppear", "1 lines"),
      ("when A.present(B, style: fullScreen), until the end", "1 lines"),
      ("when A.present(B, style: custom), until the end", "no occasion"),
      ("when A.dismiss, until the end", "no occasion"),
      ("when B.viewWillAppear, until B.viewWillDisappear", "no occasion"),
    ])
  func occasions(head: String, expected: String) throws {
    #expect(try outcome(head + "\nB.viewDidAppear") == expected)
  }

  @Test("a transition that another one overlaps is looked at only where that is said")
  func overlapped() throws {
    let events = SampleReference.presentation.replacingOccurrences(
      of: "at 404ms\n",
      with: "at 100ms\n    begin t2 dismiss sheet -> host\n    end t2 cancelled\nat 404ms\n")

    #expect(try outcome("when begin present A -> B\nB.viewDidAppear", in: events) == "no occasion")
    #expect(
      try outcome("when begin present A -> B, overlapped\nB.viewDidAppear", in: events)
        == "1 lines")
  }

  @Test("what a process did not live to see contradicts nothing")
  func raised() throws {
    let events = "at 0ms\n  > host.present(sheet, style: fullScreen, animated: true)"

    #expect(
      try outcome("when A.present(B)\nbegin present A -> B", in: events, ending: "raised D13")
        == "no occasion")
    #expect(
      try outcome("when A.present(B)\nbegin present A -> B", in: events).hasPrefix(
        "line 26: nothing"))
  }

  @Test("letters stand for one object each, and may be found on the way")
  func letters() throws {
    let head = "when begin present A -> B, finished\n"

    #expect(try outcome(head + "X.viewWillDisappear\nX.viewDidDisappear") == "2 lines")
    #expect(try outcome(head + "X.viewWillDisappear\nX.viewDidAppear").hasPrefix("line 37"))
  }
}

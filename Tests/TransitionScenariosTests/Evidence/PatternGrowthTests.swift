import Testing

@testable import TransitionScenarios

/// How often events are looked at for patterns: twice as often in a trace of twice the length.
@Suite("The growth of looking for patterns") struct PatternGrowthTests {
  /// A trace that a careless search goes through again for each of its occasions, and a pattern for it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pattern: String
    /// The lines of its events, for so many controllers `c1`, `c2` and so on.
    let events: @Sendable (Int) -> [String]
  }

  private static func each(_ count: Int, _ line: @Sendable (String) -> String) -> [String] {
    (1...count).map { line("c\($0)") }
  }

  private static func appears(_ callback: String) -> @Sendable (String) -> String {
    { "\($0).\(callback)(animated: true)" }
  }

  private static let samples = [
    Sample(
      testDescription: "ends that never come",
      pattern: "when A.viewWillAppear, until A.viewDidDisappear\nA.viewDidAppear"
    ) { count in
      each(count, appears("viewWillAppear")) + each(count, appears("viewDidAppear"))
        + (1...count).map { _ in "host.viewDidDisappear(animated: true)" }
    },
    Sample(
      testDescription: "spans that lie over one another",
      pattern: "when A.viewWillAppear, until A.viewDidAppear\nA.viewIsAppearing\nA.viewDidAppear"
    ) { count in
      each(count, appears("viewWillAppear")) + each(count, appears("viewIsAppearing"))
        + each(count, appears("viewDidAppear"))
    },
    Sample(
      testDescription: "the same occasion again and again, and what comes as often as it likes",
      pattern:
        "when A.viewWillAppear, until A.viewDidDisappear\nany A.viewIsAppearing\nA.viewDidDisappear"
    ) { count in
      ["viewWillAppear", "viewIsAppearing"].flatMap { callback in
        (1...count).map { _ in "host.\(callback)(animated: true)" }
      } + ["host.viewDidDisappear(animated: true)"]
    },
    Sample(
      testDescription: "what a span has or has not, and what comes nowhere",
      pattern: """
        when A.viewWillAppear, until the end, with A.viewDidAppear, without A.viewDidDisappear, \
        never A.viewWillDisappear
        no A.viewIsAppearing
        A.viewDidAppear
        """
    ) { count in
      each(count, appears("viewWillAppear")) + each(count, appears("viewDidAppear"))
        + (1...count).map { _ in "host.viewDidDisappear(animated: true)" }
    },
    Sample(
      testDescription: "letters that are found on the way",
      pattern: "when A.viewWillAppear, until the end\nB.viewDidAppear\nB.viewDidDisappear"
    ) { count in
      each(count, appears("viewWillAppear")) + each(count, appears("viewDidAppear"))
        + each(count, appears("viewDidDisappear"))
    },
    Sample(
      testDescription: "children of one parent",
      pattern: "when A.viewWillAppear, until the end, A in N, A childless\nA.viewDidAppear"
    ) { count in
      each(count) { "\($0).willMove(toParent: nav)" } + each(count, appears("viewWillAppear"))
        + each(count, appears("viewDidAppear"))
    },
  ]

  @Test("a pattern's", arguments: samples)
  func ofOnePattern(sample: Sample) throws {
    let pattern = try PatternReader.read(FactPattern("FS-01", sample.pattern))
    let counts = try [200, 400, 800].map { try Self.visits(sample.events($0), [pattern]) }

    #expect(counts[0] > 0)
    #expect(counts[1] <= 2 * counts[0] + 10 && counts[2] <= 2 * counts[1] + 10, "\(counts)")
  }

  @Test("that of all patterns of the book", arguments: samples)
  func ofTheBook(sample: Sample) throws {
    let counts = try [100, 200, 400].map { try Self.visits(sample.events($0), PatternBook.all) }

    #expect(counts[1] <= 2 * counts[0] + 200 && counts[2] <= 2 * counts[1] + 200, "\(counts)")
  }

  /// How often events of a trace are looked at.
  private static func visits(
    _ events: [String], _ patterns: [EvidencePattern]
  ) throws -> Int {
    let text = (["at 0ms"] + events.map { "  " + $0 }).joined(separator: "\n")
    let names = (1...events.count).map { "  c\($0)  controller, StageController: UIViewController" }
    let scene = PatternScene(try SampleReference.trace(text, casting: names))
    for pattern in patterns {
      var walks = PatternWalks(of: pattern, in: scene)
      for occasion in pattern.occasions(in: scene) { _ = walks.walk(occasion) }
    }
    return scene.visits
  }
}

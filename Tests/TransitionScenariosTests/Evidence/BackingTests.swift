import Testing

@testable import TransitionScenarios

/// How much of the references rests on facts, and what contradicts one.
@Suite("How much of the references rests on facts", .serialized) @MainActor struct BackingTests {
  private let pattern = FactPattern(
    "FS-01",
    """
    when begin present A -> B fullScreen, finished
    A.viewWillDisappear
    B.viewWillAppear
    B.viewDidAppear
    A.viewDidDisappear
    """)

  private func backing(_ events: String) throws -> Backing {
    Backing(
      [try SampleReference.trace(events)], patterns: [try PatternReader.read(pattern)])
  }

  @Test("a line is backed if a pattern covers it; what the script does is counted by itself")
  func counts() throws {
    let backing = try backing(SampleReference.presentation)

    #expect(backing.lines == 11)
    #expect(backing.byFact == 4)
    #expect(backing.byScript == 1)
    #expect(backing.inferred == 6)
    #expect(backing.contradictions == [])
    #expect(backing.findings == ["FS-01": 1])
  }

  @Test("a spoilt reference contradicts its fact, is told with its line, and backs nothing")
  func contradicted() throws {
    let backing = try backing(
      SampleReference.presentation.replacingOccurrences(
        of:
          "    host.viewWillDisappear(animated: true)\n    sheet.viewWillAppear(animated: true)\n",
        with:
          "    sheet.viewWillAppear(animated: true)\n    host.viewWillDisappear(animated: true)\n"))

    #expect(backing.byFact == 0)
    #expect(
      backing.contradictions.map(\.description) == [
        "FS-01 is contradicted by modal/full-screen/present, line 28: 'sheet.viewWillAppear(animated: true)'"
          + " where it says: A.viewWillDisappear (A is host, B is sheet, T is t1)"
      ])
  }

  @Test(
    "of the system's own traces no fact is contradicted, and more than half of the lines are backed"
  )
  func ofTheSystem() {
    let backing = Backing(Self.references)

    #expect(backing.contradictions.map(\.description) == [])
    #expect(2 * backing.byFact > backing.lines)
    let found = Set(backing.findings.keys)
    #expect(PatternBook.all.map(\.fact).filter { !found.contains($0) } == [])
  }

  @Test("where a pattern leaves scenarios out, it has to: there the references are otherwise")
  func exclusions() {
    for pattern in PatternBook.all {
      for case .scenario(let segments, isMeant: false) in pattern.conditions {
        let wider = EvidencePattern(
          fact: pattern.fact, occasion: pattern.occasion,
          conditions: pattern.conditions.filter { $0 != .scenario(segments, isMeant: false) },
          span: pattern.span, steps: pattern.steps)
        let left = Self.references.filter { $0.header.scenario.hasPrefix(segments) }

        #expect(!left.isEmpty, "\(pattern.fact): \(segments)")
        #expect(
          !Backing(left, patterns: [wider]).contradictions.isEmpty, "\(pattern.fact): \(segments)")
      }
    }
  }

  /// The system's trace of each scenario.
  private static var references: [Trace] {
    ScenarioCatalogue.all.filter { $0.applicability(to: .system) == .applies }
      .map { SystemTraces.trace(of: $0) }
  }
}

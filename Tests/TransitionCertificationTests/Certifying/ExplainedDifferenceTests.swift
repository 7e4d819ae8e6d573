import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Which difference from the reference follows from a broken rule, and which stands by itself.
@Suite("Differences and broken rules", .serialized) @MainActor struct ExplainedDifferenceTests {
  private func difference(_ mutation: Mutation) throws -> TransparencyFinding {
    let reference = try Reference(Trace(parsing: SampleTraces.reference))
    return try #require(
      Comparison(
        with: References(change: reference, statusBar: reference), presenter: .uikit, in: .modal
      ).finding(in: mutation.applied()))
  }

  /// The rules that are headlines of a case in which one thing breaks rules and another is a difference.
  private func headlines(breach: Mutation, _ difference: TransparencyFinding) throws -> [RuleID] {
    let trace = try breach.applied()
    return CaseResult(trace, judgement: Judge().judge(trace), transparency: difference)
      .headlines.map(\.rule)
  }

  private let early = Mutation.twice("host.viewWillDisappear(animated: true)")
  private let late = Mutation.twice("host.viewDidDisappear(animated: true)")

  @Test("what is seen by the same controllers behind a breach follows from it")
  func follows() throws {
    let difference = try difference(late)

    #expect(try headlines(breach: early, difference) == ["appearance-no-double-disappear"])
  }

  @Test("what others see is told by itself, however early the breach is")
  func others() throws {
    let difference = try difference(.without("sheet.viewDidAppear(animated: true)"))

    #expect(
      try headlines(breach: early, difference)
        == ["appearance-no-double-disappear", "transparency"])
  }

  @Test("what is seen before a breach is told by itself, and comes first")
  func before() throws {
    let difference = try difference(early)

    #expect(
      try headlines(breach: late, difference)
        == ["transparency", "appearance-no-double-disappear"])
  }

  /// The rules that are headlines of a case in which a presenter hears of an animation where there is
  /// none, with something more in the trace.
  private func loudPresenter(_ change: (inout Trace) -> Void = { _ in }) throws -> [RuleID] {
    let id = "modal/full-screen/present~unanimated"
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let trace = try ExemptionSample.play(id) { trace in
      for place in trace.events.indices {
        guard case .call(var call) = trace.events[place].action, call.receiver == "host",
          [.viewWillDisappear, .viewDidDisappear].contains(call.method)
        else { continue }
        call.arguments = [Call.Argument("animated", flag: true)]
        trace.events[place] = Event(at: trace.events[place].time, .call(call))
      }
      change(&trace)
    }
    let found = CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace)
    return CaseResult(trace, judgement: Judge().judge(trace), transparency: found.finding)
      .headlines.map(\.rule)
  }

  @Test("a flag is told once, and not again as what the system says in its place")
  func flags() throws {
    #expect(try loudPresenter() == ["appearance-animated-flag"])
  }

  @Test("a callback beside a flag is told by itself")
  func besideFlags() throws {
    let rules = try loudPresenter { trace in
      let call = Call("host", .viewWillTransition, [.init("to", .list(["844", "390"]))])
      trace.events.append(Event(at: .zero, .call(call)))
    }

    #expect(rules == ["appearance-animated-flag", "transparency"])
  }

  /// The rules that are headlines of a swipe that begins no pop, with something more in the trace.
  private func swipe(_ change: (inout Trace) -> Void = { _ in }) throws -> [RuleID] {
    let id = "navigation/bar/edge-swipe"
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let trace = try ExemptionSample.play(id) { trace in
      let place = try #require(trace.events.firstIndex { $0.line.contains("gestureBegan") })
      let rest = trace.events.enumerated().filter { index, event in
        index <= place || event.line.hasPrefix("> second-2.gesture")
      }
      trace.events = rest.map(\.element)
      trace.end { end in
        end.tree = [
          Checkpoint.ViewNode(
            "window",
            [
              Checkpoint.ViewNode(
                "nav.view",
                [Checkpoint.ViewNode("nav.container", [Checkpoint.ViewNode("second-2.view")])])
            ])
        ]
        end.containment = [Checkpoint.Containment("nav", ["first", "second-2"])]
        end.appearances = [.init("nav", .appeared), .init("second-2", .appeared)]
        end.statusBar = nil
      }
      change(&trace)
    }
    let found = CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace)
    return CaseResult(trace, judgement: Judge().judge(trace), transparency: found.finding)
      .headlines.map(\.rule)
  }

  @Test("a swipe that begins nothing is told once, and not again as what should have come of it")
  func silence() throws {
    #expect(try swipe() == ["navigation-gesture-alive"])
  }

  @Test("a callback beside a swipe that begins nothing is told by itself")
  func noise() throws {
    let rules = try swipe { trace in
      let call = Call("first", .viewWillTransition, [.init("to", .list(["844", "390"]))])
      trace.events.append(Event(at: .zero, .call(call)))
    }

    #expect(rules == ["navigation-gesture-alive", "transparency"])
  }

  /// The rules that are headlines of a change that is said to be animated and is not.
  private func told(_ change: (inout Trace) -> Void = { _ in }) throws -> [RuleID] {
    let id = "modal/custom/present~unanimated"
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    var trace = try Trace(
      parsing: ExemptionSample.play(id) { _ in }.text
        .replacing("(animated: false)", with: "(animated: true)"))
    change(&trace)
    let found = CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace)
    return CaseResult(trace, judgement: Judge().judge(trace), transparency: found.finding)
      .headlines.map(\.rule)
  }

  @Test("a flag that says what is not is told once, though the system says otherwise")
  func flag() throws {
    #expect(try told() == ["appearance-animated-flag"])
  }

  @Test("what a controller sees beside a flag is told by itself")
  func beside() throws {
    let rules = try told { trace in
      let call = Call("sheet", .viewWillTransition, [.init("to", .list(["844", "390"]))])
      trace.events.append(Event(at: .zero, .call(call)))
    }

    #expect(rules == ["appearance-animated-flag", "transparency"])
  }
}

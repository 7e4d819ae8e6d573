import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// What counts as a difference from the reference, and how it is told.
@Suite("Comparing with the reference") struct TransparencyTests {
  private func difference(in trace: Trace) throws -> TransparencyFinding? {
    let reference = try Reference(Trace(parsing: SampleTraces.reference))
    return Comparison(
      with: References(change: reference, statusBar: reference), presenter: .uikit, in: .modal
    ).finding(in: trace)
  }

  @Test("the subject's own time, objects and crossings make no difference")
  func alike() throws {
    #expect(try difference(in: Trace(parsing: SampleTraces.alike)) == nil)
  }

  @Test(
    "what others do not see, and the order across objects, makes no difference",
    arguments: [
      .later("sheet.viewDidAppear(animated: true)"),
      .later("host.viewWillDisappear(animated: true)"),
      .end("a dimming view stays") { end in
        end.tree = [
          Checkpoint.ViewNode(
            "window",
            [
              Checkpoint.ViewNode(
                "t1.container",
                [Checkpoint.ViewNode("t1.view-1", [Checkpoint.ViewNode("sheet.view")])])
            ])
        ]
      },
      .end("a property differs") {
        $0.properties = [.init("sheet.view", ViewProperty(.alpha, ["0.5"]))]
      },
      Mutation("a layout pass more") { trace in
        trace.events.insert(
          Event(at: .zero, .call(Call("sheet", .viewDidLayoutSubviews))), at: 5)
      },
      Mutation("animations and properties") { trace in
        let actions: [Event.Action] = [
          .moves(view: "sheet.view"), .set(view: "sheet.view", ViewProperty(.alpha, ["0.5"])),
          .rests(view: "sheet.view"),
        ]
        trace.events.insert(contentsOf: actions.map { Event(at: .zero, $0) }, at: 5)
      },
      Mutation("what the container lies below") { trace in
        for (index, event) in trace.events.enumerated() {
          guard case .insert(let view, "window", _) = event.action else { continue }
          trace.events[index].action = .insert(view: view, superview: "window", below: "other")
        }
      },
    ] as [Mutation])
  func unseen(_ mutation: Mutation) throws {
    #expect(try difference(in: mutation.applied()) == nil)
  }

  @Test(
    "each thing that an object sees otherwise is found, at that object",
    arguments: [
      Seen(
        .without("sheet.viewDidAppear(animated: true)"), .controller("sheet"),
        "appearance-will-did-paired"),
      Seen(
        .twice("sheet.viewWillAppear(animated: true)"), .controller("sheet"),
        "appearance-no-double-appear"),
      Seen(
        .twice("host.viewDidDisappear(animated: true)"), .controller("host"),
        "appearance-no-double-disappear"),
      Seen(.without("status-bar sheet light"), .statusBar, "status-bar-owner-after-present"),
      Seen(.twice("insert t1.container into window"), .window, "ownership-window-not-empty"),
      Seen(.without("host.presentCompletion()"), .closures(of: "host"), "completion-closure-runs"),
      Seen(
        Mutation("a size that is told") { trace in
          let call = Call("sheet", .viewWillTransition, [.init("to", .list(["844", "390"]))])
          trace.events.insert(Event(at: .zero, .call(call)), at: 5)
        }, .sizes(of: "sheet"), "containment-size-change-forwarded"),
      Seen(
        .end("gone") { $0.appearances = [] }, .controller("sheet"),
        "appearance-final-state-matches-window"),
      Seen(
        .end("not presented") { $0.presentations = [] }, .controller("host"),
        "completion-honest-flag"),
      Seen(.end("no views") { $0.tree = [] }, .window, "ownership-window-not-empty"),
    ])
  func seen(_ seen: Seen) throws {
    let finding = try #require(try difference(in: seen.mutation.applied()))

    #expect(finding.observer == seen.observer)
    #expect(finding.nearest == seen.nearest)
  }

  @Test("each rule that is said to be nearest stands in the catalogue")
  func nearest() {
    for kind in Observation.Kind.allCases {
      for rule in [true, false].compactMap({ kind.nearestRule(isExtra: $0) }) {
        #expect(RuleCatalogue.rule(rule) != nil, "\(rule)")
      }
    }
  }

  /// A change, who sees it, and the rule to look at.
  struct Seen: Sendable, CustomTestStringConvertible {
    let mutation: Mutation
    let observer: Observer
    let nearest: RuleID

    init(_ mutation: Mutation, _ observer: Observer, _ nearest: RuleID) {
      self.mutation = mutation
      self.observer = observer
      self.nearest = nearest
    }

    var testDescription: String { mutation.testDescription }
  }

  @Test("a difference is told with the lines of both traces")
  func told() throws {
    let trace = try Mutation.without("sheet.viewIsAppearing(animated: true)").applied()
    let finding = try #require(try difference(in: trace))

    #expect(
      finding.statement
        == "sheet sees 'sheet.viewDidAppear(animated: true)' where the system's own transition"
        + " shows 'sheet.viewIsAppearing(animated: true)'")
    #expect(
      finding.witnesses.map(\.description) == [
        "line 35: sheet.viewDidAppear(animated: true)",
        "reference line 30: sheet.viewIsAppearing(animated: true)",
      ])
    #expect(finding.others == [])
  }

  @Test("the earliest difference is told, and who else sees one is named")
  func earliest() throws {
    var trace = try Mutation.twice("host.viewDidDisappear(animated: true)").applied()
    trace.events.remove(at: trace.place(of: "status-bar sheet light"))
    trace.events.remove(at: trace.place(of: "insert t1.container into window"))
    let finding = try #require(try difference(in: trace))

    #expect(finding.observer == .controller("host"))
    #expect(finding.others == [.window, .statusBar])
  }

  @Test(
    "a controller that the system tells nothing is to be told nothing",
    arguments: [
      ("container/children/select", "third"), ("tabs/stacks/drag", "third"),
      ("navigation/bar/swipe-while-pushing", "first"), ("segue/full-screen/unwind-deep", "second"),
    ])
  @MainActor func silent(id: String, name: String) throws {
    let trace = try ExemptionSample.play(id) { trace in
      #expect(trace.cast.contains { $0.name == name && $0.role == .controller })
      #expect(!trace.events.contains { $0.line.hasPrefix("\(name).view") })
      for method in [Call.Method.viewWillAppear, .viewDidAppear] {
        trace.add(Call(name, method, [Call.Argument("animated", flag: false)]))
      }
    }

    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let finding = CaseComparison(of: scenario, from: ReferenceBook()).result(of: trace).finding
    #expect(finding?.observer == .controller(name))
  }

  @Test("to come to rest where the system raises is a difference, told by both ends")
  @MainActor func rests() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/none/present"))
    let comparison = CaseComparison(of: scenario, from: ReferenceBook())
    let raising = try ExemptionSample.play(scenario.id)
    var resting = raising
    resting.ending = .settled(at: .zero, resting.baseline)

    #expect(comparison.result(of: raising).finding == nil)
    let finding = try #require(comparison.result(of: resting).finding)
    #expect(finding.observer == .process && finding.others == [] && finding.nearest == nil)
    #expect(
      finding.statement
        == "process sees 'settled at 0ms' where the system's own transition shows 'raised K10'")
    #expect(finding.witnesses.map(\.text) == ["settled at 0ms", "raised K10"])
    for (witness, trace) in zip(finding.witnesses, [resting, raising]) {
      let lines = trace.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[witness.line - 1] == witness.text)
    }
    let result = CaseRunner(references: ReferenceBook(), on: .today).judge(resting)
    #expect(!result.holds && result.obstacle == nil)
  }

  @Test("a trace that did not come to rest is not compared")
  func unsettled() throws {
    var trace = try Mutation.without("sheet.viewDidAppear(animated: true)").applied()
    trace.ending = .raised(fault: "D10")

    #expect(try difference(in: trace) == nil)
  }
}

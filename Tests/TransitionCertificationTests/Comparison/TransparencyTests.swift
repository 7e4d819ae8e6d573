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
      Seen(.without("sheet.viewDidAppear(animated: true)"), .controller("sheet")),
      Seen(.twice("sheet.viewWillAppear(animated: true)"), .controller("sheet")),
      Seen(.twice("host.viewDidDisappear(animated: true)"), .controller("host")),
      Seen(.without("status-bar sheet light"), .statusBar),
      Seen(.twice("insert t1.container into window"), .window),
      Seen(
        .without("host.presentCompletion()"), .closures(of: "host"),
        remedy: "Hand the completion closure of the request to host on."),
      Seen(
        Mutation("a size that is told") { trace in
          let call = Call("sheet", .viewWillTransition, [.init("to", .list(["844", "390"]))])
          trace.events.insert(Event(at: .zero, .call(call)), at: 5)
        }, .sizes(of: "sheet")),
      Seen(.end("gone") { $0.appearances = [] }, .controller("sheet")),
      Seen(.end("not presented") { $0.presentations = [] }, .controller("host")),
      Seen(.end("no views") { $0.tree = [] }, .window),
      Seen(
        Mutation("the subject takes a view out of the window itself") { trace in
          let place = trace.place(of: "host.viewDidDisappear(animated: true)")
          trace.events.insert(
            Event(
              at: .zero, .remove(view: "host.view", superview: "window"),
              attribution: .subject(transition: "t1")), at: place)
        }, .window, remedy: "Leave it to UIKit what comes into the window and leaves it."),
      Seen(
        Mutation("the subject tells a controller itself") { trace in
          let place = trace.place(of: "host.viewDidDisappear(animated: true)")
          trace.events.insert(
            contentsOf: [
              Event(at: .zero, .call(Call("host", .endAppearanceTransition)), mark: .crossing),
              trace.events[place],
            ], at: place + 1)
        }, .controller("host"),
        remedy: "Leave it to UIKit what host is told of its appearance."),
    ])
  func seen(_ seen: Seen) throws {
    let finding = try #require(try difference(in: seen.mutation.applied()))

    #expect(finding.observer == seen.observer)
    #expect(finding.remedy == seen.remedy)
  }

  /// A change, who sees it, and what is to be done about it, if the trace shows that.
  struct Seen: Sendable, CustomTestStringConvertible {
    let mutation: Mutation
    let observer: Observer
    let remedy: String?

    init(_ mutation: Mutation, _ observer: Observer, remedy: String? = nil) {
      self.mutation = mutation
      self.observer = observer
      self.remedy = remedy
    }

    var testDescription: String { mutation.testDescription }
  }

  @Test(
    "a difference says what came in place of what",
    arguments: [
      (
        Mutation.without("sheet.viewIsAppearing(animated: true)"),
        "sheet does not see 'sheet.viewIsAppearing(animated: true)', which the system's own transition"
          + " shows here; 'sheet.viewDidAppear(animated: true)' comes in its place"
      ),
      (
        .twice("sheet.viewIsAppearing(animated: true)"),
        "sheet sees 'sheet.viewIsAppearing(animated: true)', which the system's own transition does"
          + " not show; 'sheet.viewDidAppear(animated: true)' comes next there"
      ),
      (
        Mutation("the other way round") { trace in
          let (first, second) = (
            trace.place(of: "sheet.viewIsAppearing(animated: true)"),
            trace.place(of: "sheet.viewDidAppear(animated: true)")
          )
          trace.events.swapAt(first, second)
        },
        "sheet sees 'sheet.viewDidAppear(animated: true)' before"
          + " 'sheet.viewIsAppearing(animated: true)', and the system's own transition shows them the"
          + " other way round"
      ),
      (
        Mutation("another argument") { trace in
          let place = trace.place(of: "sheet.viewDidAppear(animated: true)")
          let call = Call("sheet", .viewDidAppear, [.init("animated", flag: false)])
          trace.events[place].action = .call(call)
        },
        "sheet sees 'sheet.viewDidAppear(animated: false)' where the system's own transition shows"
          + " 'sheet.viewDidAppear(animated: true)'"
      ),
      (
        .without("host.presentCompletion()"),
        "host's completion never sees 'host.presentCompletion()', which the system's own transition"
          + " shows"
      ),
    ])
  func statements(mutation: Mutation, statement: String) throws {
    #expect(try difference(in: mutation.applied())?.statement == statement)
  }

  @Test("a difference is told with the lines of both traces")
  func told() throws {
    let trace = try Mutation.without("sheet.viewIsAppearing(animated: true)").applied()
    let finding = try #require(try difference(in: trace))

    #expect(
      finding.statement
        == "sheet does not see 'sheet.viewIsAppearing(animated: true)', which the system's own"
        + " transition shows here; 'sheet.viewDidAppear(animated: true)' comes in its place")
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
    let finding = CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace)
      .finding
    #expect(finding?.observer == .controller(name))
  }

  @Test("to come to rest where the system raises is a difference, told by both ends")
  @MainActor func rests() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/none/present"))
    let comparison = CaseComparison(of: scenario, from: SampleRuns.references)
    let raising = try ExemptionSample.play(scenario.id)
    var resting = raising
    resting.ending = .settled(at: .zero, resting.baseline)

    #expect(comparison.result(of: raising).finding == nil)
    let finding = try #require(comparison.result(of: resting).finding)
    #expect(finding.observer == .process && finding.others == [] && finding.remedy == nil)
    #expect(
      finding.statement
        == "process sees 'settled at 0ms' where the system's own transition shows 'raised K10'")
    #expect(finding.witnesses.map(\.text) == ["settled at 0ms", "raised K10"])
    for (witness, trace) in zip(finding.witnesses, [resting, raising]) {
      let lines = trace.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[witness.line - 1] == witness.text)
    }
    let result = CaseRunner(references: SampleRuns.references, on: .today).judge(resting)
    #expect(!result.holds && result.obstacle == nil)
  }

  @Test("a trace that did not come to rest is not compared")
  func unsettled() throws {
    var trace = try Mutation.without("sheet.viewDidAppear(animated: true)").applied()
    trace.ending = .raised(fault: "D10")

    #expect(try difference(in: trace) == nil)
  }
}

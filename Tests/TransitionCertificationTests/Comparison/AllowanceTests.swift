import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// What a subject may do otherwise than the system, and what it may not do under that cover.
@Suite("What may differ", .serialized) @MainActor struct AllowanceTests {
  private func scenario(_ id: String) throws -> Scenario {
    try #require(ScenarioCatalogue.scenario(id))
  }

  private func result(_ subject: Subject, _ id: String) throws -> CaseResult {
    try CaseRunner(references: SampleRuns.references, on: .today).run(subject, in: scenario(id))
  }

  private func difference(in trace: Trace) throws -> TransparencyFinding? {
    try CaseComparison(of: scenario(trace.header.scenario), from: SampleRuns.references)
      .result(of: trace).finding
  }

  // MARK: - A drag that begins no transition before it has gone far enough

  @Test(
    "a finger that gives up before a dismissal begins may tell nobody",
    arguments: [
      "dismiss~cancelled", "cancel-then-tap", "cancel-then-drag", "drag-out",
      "move-after-verdict~cancelled",
    ])
  func threshold(action: String) throws {
    let result = try result(.threshold(), "modal/custom/\(action)")

    #expect(result.trace.events.contains { $0.line.contains("gestureBegan") })
    #expect(result.headlines.map(\.description) == [])
  }

  @Test("a view that stays where the finger let it go is no such thing")
  func leftDown() throws {
    let result = try result(.threshold(staysDown: true), "modal/custom/dismiss~cancelled")

    #expect(result.transparency?.observer == .controller("sheet"))
  }

  @Test("a finger that moves while another one pulls explains nothing")
  func otherFinger() throws {
    let id = "modal/full-screen/move-after-verdict~cancelled"

    #expect(try result(.sample(), id).headlines.map(\.description) == [])
  }

  // MARK: - A segue that presents at once

  @Test(
    "a segue that moves pictures and then presents at once is compared with one that does so",
    arguments: [
      "perform", "perform~unanimated", "unwind", "unwind-deep", "cycle", "cycle~repeated",
      "tap-twice", "turn-while-performing", "animations-disabled",
    ])
  func pictures(action: String) throws {
    let result = try result(.pictures, "segue/present-at-once/\(action)")

    #expect(result.headlines.map(\.description) == [])
  }

  // MARK: - Who decides the status bar beside an open drawer

  @Test(
    "either child that is seen may decide the status bar while the drawer is open",
    arguments: [OpenDrawer.Decider.main, .side],
    ["open-and-close", "open-and-close~unanimated", "cover-open"])
  func drawerDecides(decider: OpenDrawer.Decider, action: String) throws {
    let result = try result(.drawer(decider), "container/side/\(action)")

    #expect(result.reference != nil && result.obstacle == nil)
    #expect(result.transparency?.statement == nil)
  }

  @Test("a drawer that is closed decides nothing")
  func drawerDecidesStill() throws {
    let result = try result(.drawer(.sideStill), "container/side/open-and-close")

    #expect(result.headlines.map(\.rule) == ["status-bar-child-forwarded"])
    #expect(result.transparency?.observer == .statusBar)
  }

  // MARK: - A card that is as tall as what it shows

  @Test(
    "a card may be as tall as its screen's content asks", arguments: ["present", "turn-and-stay"])
  func fitted(action: String) throws {
    let result = try result(.fitted(), "modal/custom/\(action)")

    #expect(result.headlines.map(\.description) == [])
    #expect(result.trace.text.contains("sheet.view 0"))
  }

  @Test("one that asks another view is seen to have no area")
  func unfitted() throws {
    let result = try result(.fitted(forgetsContent: true), "modal/custom/present")

    #expect(result.headlines.map(\.rule) == ["ownership-window-not-empty"])
  }

  // MARK: - Sizes that a presentation controller tells

  @Test(
    "a presentation controller of the subject's own may tell the size that it gives",
    arguments: ["turn-and-stay", "turn-while-presented", "turn-while-presenting"])
  func ownSize(action: String) throws {
    let result = try result(.box(), "modal/custom/\(action)")

    #expect(result.trace.text.contains("sheet.viewWillTransition(to: [300, 300])"))
    #expect(result.reference != nil && result.obstacle == nil)
    #expect(result.transparency?.statement == nil)
  }

  @Test("a size that is told before the script goes on is compared with that of the view by then")
  func sizeToldBefore() throws {
    let trace = try result(.box(telling: 200), "modal/custom/turn-while-presented").trace

    #expect(trace.text.contains("sheet.viewWillTransition(to: [300, 200])"))
    #expect(trace.text.contains("set sheet.view size 300 300"))
    #expect(try difference(in: trace)?.observer == .sizes(of: "sheet"))
  }

  @Test("what gives way to an open side may be told the rest, though the side is closed afterwards")
  func sizeBesideSide() throws {
    let result = try result(.yieldingSplit, "container/side/turn-between")

    #expect(result.trace.text.contains("first.viewWillTransition(to: [664, 390])"))
    #expect(result.transparency?.statement == nil)
  }

  @Test("who is told no size, one twice, or one that it does not get, is found all the same")
  func sizeTold() throws {
    let trace = try result(.box(), "modal/custom/turn-and-stay").trace
    let place = trace.place(of: "sheet.viewWillTransition(to: [300, 300])")
    var (silent, twice, other) = (trace, trace, trace)
    silent.events.remove(at: place)
    twice.events.insert(trace.events[place], at: place)
    let size = Call.Argument("to", .list(["300", "200"]))
    other.replace(
      "sheet.viewWillTransition(to: [300, 300])", by: Call("sheet", .viewWillTransition, [size]))

    for changed in [silent, twice, other] {
      #expect(try difference(in: changed)?.observer == .sizes(of: "sheet"))
    }
  }
}

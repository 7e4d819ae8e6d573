import AppearanceTrace
import Testing

@testable import ConformanceRules

@Suite("What the state of a hierarchy knows")
struct HierarchyStateTests {
  /// A story with a finger, a driver, a request and properties that come and go.
  private static let story = Sketch(
    "a drag that is given up, then a tap",
    """
    baseline
      tree       window > host.view
      appeared   host
      status-bar host dark hidden by menu
      ignoring   1
      alpha      host.view 0.5
      hidden     host.view

    at 0ms
      > host.gestureBegan(drag: down)
      < delegate.animationControllerForPresented(sheet, gives: fade)
      < fade.transitionDuration(t1, gives: 350ms)
      begin t1 present host -> sheet custom interactive frame 0 100 390 744
        < presentation.presentationTransitionWillBegin()
        < driver.startInteractiveTransition(t1)
        < fade.animateTransition(t1)
        < fade.interruptibleAnimator(t1, gives: t1.runner)
        insert t1.container into window below host.view
        moves sheet.view (by t1)
        set host.view alpha 1 (by t1)
        set host.view hidden false (by t1)
        set host.view corner 12 (by t1)
    at 100ms
        < t1.updateInteractiveTransition(0.2)
        > host.gestureMoved()
    at 200ms
        > host.gestureCancelled()
        < t1.cancelInteractiveTransition()
        rests sheet.view
        < t1.completeTransition(false)
      end t1 cancelled
    at 300ms
      > host.present(sheet, animated: false)
      fault D1 refused host

    settled at 300ms
      tree       window > host.view
      selected   tabs second at 1 item 0
      hides      second
      items      nav 3
      appeared   host
      status-bar host dark
      overdue    host light by menu
      responder  field
      key        window-2
      ignoring   2
      busy       library
      reachable  host.view
      leaked     t1.context
      running    display link (by t1)
      pending    timer
    """)

  /// The situation after so many events, and what the last of them looked like.
  private func read(_ count: Int) throws -> (hierarchy: HierarchyState, entry: IndexedEvent?) {
    let trace = try Self.story.trace()
    var hierarchy = HierarchyState(trace, trace.roles, contract: SubjectContract())
    var last: IndexedEvent?
    for (index, event) in trace.events.prefix(count).enumerated() {
      let entry = hierarchy.read(event, at: index)
      hierarchy.apply(entry, event)
      last = entry
    }
    return (hierarchy, last)
  }

  private func name(_ text: String, in hierarchy: HierarchyState) -> Name {
    var names = hierarchy.names
    return names.number(text)
  }

  @Test("a property has the value of the baseline until an event sets it, and none at its default")
  func properties() throws {
    let before = try read(0).hierarchy
    let after = try read(30).hierarchy
    let view = name("host.view", in: before)

    #expect(before.values(.alpha, of: view) == ["0.5"])
    #expect(before.values(.hidden, of: view) == [])
    #expect(before.proof(of: .alpha, of: view) == .baseline(.property("host.view", .alpha)))
    #expect(after.values(.alpha, of: view) == nil)
    #expect(after.values(.hidden, of: view) == nil)
    #expect(after.values(.corner, of: view) == ["12"])
    #expect(after.proof(of: .alpha, of: view) == .event(10))
    #expect(after.properties(of: view) == [ViewProperty(.corner, ["12"])])
  }

  @Test("a finger is down from its beginning to its end")
  func fingers() throws {
    let during = try read(15).hierarchy
    let after = try read(16).hierarchy
    let host = name("host", in: during)

    #expect(during.isFingerDown)
    #expect(during.finger(on: host)?.way == FingerGesture.Way(kind: "drag", value: "down"))
    #expect(during.finger(on: host)?.lastMove == 14)
    #expect(!after.isFingerDown)
    #expect(after.lastGesture?.start == .zero)
    #expect(after.lastGesture?.end?.isCancelled == true)
    #expect(after.lastGesture?.end?.time == TraceTime(microseconds: 200_000))
  }

  @Test("who takes part in a transition is known from who is asked and told")
  func participants() throws {
    let hierarchy = try read(30).hierarchy
    let parties = hierarchy.participants[name("t1", in: hierarchy)]

    #expect(parties?.animator == name("fade", in: hierarchy))
    #expect(parties?.driver == name("driver", in: hierarchy))
    #expect(parties?.delegate == name("delegate", in: hierarchy))
    #expect(parties?.presentation == name("presentation", in: hierarchy))
    #expect(parties?.runner == name("t1.runner", in: hierarchy))
    #expect(parties?.duration == TraceTime(microseconds: 350_000))
  }

  @Test("a transition that ended keeps kind, manner, frame, progress and outcome")
  func history() throws {
    let hierarchy = try read(30).hierarchy
    let past = try #require(hierarchy.lastEnded.flatMap { hierarchy.transitions[$0] })

    #expect(hierarchy.names.text(past.name) == "t1")
    #expect(past.kind == .present)
    #expect(past.manner == .interactive)
    #expect(past.style == "custom")
    #expect(past.occasion == 0)
    #expect(past.finalFrame?.values == ["0", "100", "390", "744"])
    #expect(past.progress?.fraction == 0.2)
    #expect(past.end?.outcome == .cancelled)
  }

  @Test("a view moves from the first animation to the last, and touches are counted")
  func moving() throws {
    let during = try read(13).hierarchy
    let after = try read(30).hierarchy

    #expect(during.moving == [name("sheet.view", in: during): 9])
    #expect(during.ignoring == 1)
    #expect(after.moving.isEmpty)
  }

  @Test("the script's last request is remembered, and a finger is none")
  func requests() throws {
    let before = try read(20).hierarchy
    let after = try read(21).hierarchy

    #expect(before.lastRequest == nil)
    #expect(before.lastAct == 15)
    #expect(after.lastRequest?.topic == .present)
    #expect(after.lastRequest?.object == name("sheet", in: after))
    #expect(after.lastRequest?.isAnimated == false)
  }

  @Test("a moment tells sibling, property, cause, given object, arguments and effect")
  func moments() throws {
    let (hierarchy, insertion) = try read(9)

    #expect(insertion?.sibling == name("host.view", in: hierarchy))
    #expect(try read(8).entry?.given == name("t1.runner", in: hierarchy))
    #expect(try read(11).entry?.property == ViewProperty(.alpha, ["1"]))
    #expect(try read(11).entry?.isCausedBySubject == true)
    #expect(try read(14).entry?.call?.number(nil) == 0.2)
    #expect(try read(14).entry?.mark == .crossing)
    #expect(try read(22).entry?.effect == .refused)
  }

  @Test("a checkpoint tells of selection, bars, focus and what goes on")
  func still() throws {
    var hierarchy = try read(30).hierarchy
    guard case .settled(_, let checkpoint) = try Self.story.trace().ending else {
      Issue.record("the story does not come to rest")
      return
    }

    let still = hierarchy.take(checkpoint)

    let selection = still.selections[name("tabs", in: hierarchy)]
    #expect(selection?.controller == name("second", in: hierarchy))
    #expect(selection?.index == 1)
    #expect(selection?.item == 0)
    #expect(still.hidingBottomBar == [name("second", in: hierarchy)])
    #expect(still.barItems == [name("nav", in: hierarchy): 3])
    #expect(still.overdue?.words(hierarchy.names) == "light, shown by menu and decided by host")
    #expect(still.responder == name("field", in: hierarchy))
    #expect(still.keyWindow == name("window-2", in: hierarchy))
    #expect(still.ignoring == 2)
    #expect(still.busy == ["library"])
    #expect(still.reachable == [name("host.view", in: hierarchy)])
    #expect(still.leaked == [name("t1.context", in: hierarchy)])
    #expect(still.running == ["display link (by t1)"])
    #expect(still.pending == ["timer"])
    #expect(still.subviews(of: name("window", in: hierarchy)).count == 1)
    #expect(
      hierarchy.baseline.look?.words(hierarchy.names) == "dark, hidden by menu and decided by host")
  }
}

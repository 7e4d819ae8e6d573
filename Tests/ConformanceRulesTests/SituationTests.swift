import AppearanceTrace
import Testing

@testable import ConformanceRules

@Suite("What a situation knows")
struct SituationTests {
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
  private func read(_ count: Int) throws -> (situation: Situation, moment: Moment?) {
    let trace = try Self.story.trace()
    var situation = Situation(trace, contract: SubjectContract())
    var last: Moment?
    for (index, event) in trace.events.prefix(count).enumerated() {
      let moment = situation.read(event, at: index)
      situation.apply(moment, event)
      last = moment
    }
    return (situation, last)
  }

  private func name(_ text: String, in situation: Situation) -> Name {
    var names = situation.names
    return names.number(text)
  }

  @Test("a property has the value of the baseline until an event sets it, and none at its default")
  func properties() throws {
    let before = try read(0).situation
    let after = try read(30).situation
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
    let during = try read(15).situation
    let after = try read(16).situation
    let host = name("host", in: during)

    #expect(during.isFingerDown)
    #expect(during.finger(on: host)?.way == Gesture.Way(kind: "drag", value: "down"))
    #expect(during.finger(on: host)?.lastMove == 14)
    #expect(!after.isFingerDown)
    #expect(after.lastGesture?.start == .zero)
    #expect(after.lastGesture?.end?.isCancelled == true)
    #expect(after.lastGesture?.end?.time == TraceTime(microseconds: 200_000))
  }

  @Test("who takes part in a transition is known from who is asked and told")
  func participants() throws {
    let situation = try read(30).situation
    let parties = situation.participants[name("t1", in: situation)]

    #expect(parties?.animator == name("fade", in: situation))
    #expect(parties?.driver == name("driver", in: situation))
    #expect(parties?.delegate == name("delegate", in: situation))
    #expect(parties?.presentation == name("presentation", in: situation))
    #expect(parties?.runner == name("t1.runner", in: situation))
    #expect(parties?.duration == TraceTime(microseconds: 350_000))
  }

  @Test("a transition that ended keeps kind, manner, frame, progress and outcome")
  func history() throws {
    let situation = try read(30).situation
    let past = try #require(situation.lastEnded.flatMap { situation.transitions[$0] })

    #expect(situation.names.text(past.name) == "t1")
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
    let during = try read(13).situation
    let after = try read(30).situation

    #expect(during.moving == [name("sheet.view", in: during): 9])
    #expect(during.ignoring == 1)
    #expect(after.moving.isEmpty)
  }

  @Test("the script's last request is remembered, and a finger is none")
  func requests() throws {
    let before = try read(20).situation
    let after = try read(21).situation

    #expect(before.lastRequest == nil)
    #expect(before.lastAct == 15)
    #expect(after.lastRequest?.topic == .present)
    #expect(after.lastRequest?.object == name("sheet", in: after))
    #expect(after.lastRequest?.isAnimated == false)
  }

  @Test("a moment tells sibling, property, cause, given object, arguments and effect")
  func moments() throws {
    let (situation, insertion) = try read(9)

    #expect(insertion?.sibling == name("host.view", in: situation))
    #expect(try read(8).moment?.given == name("t1.runner", in: situation))
    #expect(try read(11).moment?.property == ViewProperty(.alpha, ["1"]))
    #expect(try read(11).moment?.isSubjects == true)
    #expect(try read(14).moment?.call?.number(nil) == 0.2)
    #expect(try read(14).moment?.mark == .crossing)
    #expect(try read(22).moment?.effect == .refused)
  }

  @Test("a checkpoint tells of selection, bars, focus and what goes on")
  func still() throws {
    var situation = try read(30).situation
    guard case .settled(_, let checkpoint) = try Self.story.trace().ending else { return }

    let still = situation.take(checkpoint)

    let selection = still.selections[name("tabs", in: situation)]
    #expect(selection?.controller == name("second", in: situation))
    #expect(selection?.index == 1)
    #expect(selection?.item == 0)
    #expect(still.hidingBottomBar == [name("second", in: situation)])
    #expect(still.barItems == [name("nav", in: situation): 3])
    #expect(still.overdue?.words(situation.names) == "light, shown by menu and decided by host")
    #expect(still.responder == name("field", in: situation))
    #expect(still.keyWindow == name("window-2", in: situation))
    #expect(still.ignoring == 2)
    #expect(still.busy == ["library"])
    #expect(still.reachable == [name("host.view", in: situation)])
    #expect(still.leaked == [name("t1.context", in: situation)])
    #expect(still.running == ["display link (by t1)"])
    #expect(still.pending == ["timer"])
    #expect(still.subviews(of: name("window", in: situation)).count == 1)
    #expect(
      situation.baseline.look?.words(situation.names) == "dark, hidden by menu and decided by host")
  }
}

import AppearanceTrace
import Testing

/// The vocabulary that hosts, traces and rules share.
@Suite("Kinds of events") struct EventKindTests {
  @Test("a message is found by its word", arguments: Call.Method.messages)
  func words(message: Call.Method) {
    #expect(message.isMessage)
    #expect(Call.Method(message: message.word) == message)
  }

  @Test(
    "what is no message is not found among them", arguments: ["insert", "begin", "status-bar", ""])
  func noMessages(word: String) {
    #expect(Call.Method(message: word) == nil)
  }

  @Test("every line of another kind than calls has a verb; one verb has four kinds")
  func verbs() {
    let others = Call.Method.allCases.filter { !$0.isMessage }

    #expect(others.count == Event.Verb.allCases.count + Event.DelegateState.allCases.count - 1)
    #expect(others + Call.Method.messages == Call.Method.allCases)
  }

  @Test("an event is of the kind that its action says")
  func kinds() {
    let actions: [(Event.Action, Call.Method)] = [
      (.call(Call("sheet", .viewDidLoad)), .viewDidLoad),
      (.insert(view: "sheet.view", superview: "window"), .insert),
      (.delegate(controller: "sheet", .set), .delegateSet),
      (.delegate(controller: "sheet", .cleared), .delegateCleared),
      (.delegate(controller: "sheet", .lost), .delegateLost),
      (.delegate(controller: "nav", .displaced), .delegateDisplaced),
      (.release(object: "sheet"), .release),
    ]

    for (action, kind) in actions { #expect(action.kind == kind) }
  }

  @Test("appearance is told by five callbacks")
  func appearance() {
    let callbacks = Call.Method.allCases.filter(\.isAppearance)

    #expect(
      callbacks == [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test(
    "what takes part in a transition is asked questions",
    arguments: [
      (Call.Method.animationControllerForPresented, true), (.didSelect, true),
      (.animateTransition, true), (.containerViewDidLayoutSubviews, true),
      (.cancelInteractiveTransition, false), (.reportDismissal, false), (.gestureBegan, false),
      (.perform, false), (.viewDidLoad, false), (.insert, false),
    ])
  func questions(kind: Call.Method, isQuestion: Bool) {
    #expect(kind.isQuestion == isQuestion)
  }
}

import TransitionCertification

/// Long traces for measuring: a screen is presented and dismissed, again and again.
enum SyntheticTrace {
  /// A trace of so many cycles.
  ///
  /// - Parameters:
  ///   - sheets: How many screens take turns at being presented.
  ///   - isFaulty: Whether each transition is completed twice.
  static func cycles(_ count: Int, sheets: Int = 1, isFaulty: Bool = false) -> Trace {
    let names = (0..<sheets).map { $0 == 0 ? "sheet" : "sheet-\($0)" }
    let rest = Checkpoint(
      tree: [Checkpoint.ViewNode("window", [Checkpoint.ViewNode("host.view")])],
      appearances: [Checkpoint.Appearance("host", .appeared)],
      statusBar: StatusBarLook(owner: "host", style: .dark))
    var trace = Trace(
      header: Trace.Header(scenario: "bench/cycles", subject: "bench/steady", profile: "ios-18"),
      cast: [Trace.CastMember(name: "window", role: .window)]
        + (["host"] + names).flatMap(screen),
      baseline: rest, ending: .settled(at: .zero, rest))
    var time: Int64 = 0
    for index in 0..<count {
      let sheet = names[index % sheets]
      trace.cast += transition("t\(2 * index + 1)") + transition("t\(2 * index + 2)")
      trace.events += half("t\(2 * index + 1)", .present, "host", sheet, from: time)
      trace.events += half("t\(2 * index + 2)", .dismiss, sheet, "host", from: time + 500_000)
      time += 1_000_000
    }
    if isFaulty { trace.events = trace.events.flatMap { $0.isCompletion ? [$0, $0] : [$0] } }
    trace.ending = .settled(at: TraceTime(microseconds: time), rest)
    return trace
  }

  /// A trace of at least so many events: it ends with a cycle.
  static func trace(events count: Int) -> Trace {
    let eventsOfACycle = cycles(1).events.count
    return cycles((count + eventsOfACycle - 1) / eventsOfACycle)
  }

  /// A controller with its view.
  private static func screen(_ name: String) -> [Trace.CastMember] {
    [
      Trace.CastMember(
        name: name, role: .controller, type: "StageController", base: "UIViewController"),
      Trace.CastMember(name: "\(name).view", role: .rootView(of: name)),
    ]
  }

  /// A transition with the view that it plays in.
  private static func transition(_ name: String) -> [Trace.CastMember] {
    [
      Trace.CastMember(name: name, role: .transition),
      Trace.CastMember(name: "\(name).container", role: .container(of: name)),
    ]
  }

  /// A transition from one controller to another.
  private static func half(
    _ name: String, _ kind: TransitionSpan.Kind, _ from: String, _ to: String, from time: Int64
  ) -> [Event] {
    let start = TraceTime(microseconds: time)
    let end = TraceTime(microseconds: time + 404_000)
    let span = TransitionSpan(
      name, kind, from: from, to: to, style: "fullScreen", removesFromView: true)
    return [
      Event(at: start, .begin(span)),
      Event(at: start, .insert(view: "\(name).container", superview: "window")),
      Event(at: start, .insert(view: "\(from).view", superview: "\(name).container")),
      told(from, .viewWillDisappear, at: start),
      told(to, .viewWillAppear, at: start),
      Event(at: start, .insert(view: "\(to).view", superview: "\(name).container")),
      told(to, .viewIsAppearing, at: start),
      Event(
        at: start, .statusBar(StatusBarLook(owner: to, style: kind == .present ? .light : .dark))),
      Event(
        at: end, .call(Call(name, .completeTransition, [Call.Argument(flag: true)])),
        mark: .crossing),
      Event(at: end, .remove(view: "\(from).view", superview: "\(name).container")),
      told(to, .viewDidAppear, at: end),
      told(from, .viewDidDisappear, at: end),
      Event(at: end, .insert(view: "\(to).view", superview: "window")),
      Event(at: end, .remove(view: "\(name).container", superview: "window")),
      Event(at: end, .end(transition: name, outcome: .finished)),
    ]
  }

  private static func told(
    _ controller: String, _ method: Call.Method, at time: TraceTime
  ) -> Event {
    Event(at: time, .call(Call(controller, method, [Call.Argument("animated", flag: true)])))
  }
}

extension Event {
  /// Whether a transition is completed.
  fileprivate var isCompletion: Bool {
    guard case .call(let call) = action else { return false }
    return call.method == .completeTransition
  }
}

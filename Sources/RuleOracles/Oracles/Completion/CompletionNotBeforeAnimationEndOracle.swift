import AppearanceTrace
import ConformanceRules

/// Completion is early while a view moves past that instant, or in the instant of the animation.
enum CompletionNotBeforeAnimationEndOracle: RuleOracle {
  static let id: RuleID = "completion-not-before-animation-end"

  static func breaches(in history: History) -> [OracleFinding] {
    late(history) + hasty(history) + early(history) + overdue(history)
  }

  /// The completions that come while something moves, or at once.
  private static func early(_ history: History) -> [OracleFinding] {
    history.runs.compactMap { run in
      guard let place = history.completion(of: run, before: history.events.count)?.place else {
        return nil
      }
      let moving = moves(in: run, before: place, history)
        .filter { !history.isToldOutOfWindows($0.view, before: place) }
      if let (view, _) = moving.min(by: { $0.move < $1.move }) {
        return rests(view, inTheInstantOf: place, history) ? nil : .at(place, run.name)
      }
      return isAtOnce(run, place, history) ? .at(place, run.name) : nil
    }
  }

  /// The first view of each transition's sides that begins to move in the instant of completion, behind it.
  private static func late(_ history: History) -> [OracleFinding] {
    history.runs.compactMap { run in
      guard let completion = history.completion(of: run, before: history.events.count)?.place else {
        return nil
      }
      let move = (completion..<history.span(of: run).upperBound).first { place in
        guard case .moves(let view) = history.events[place].action,
          let controller = history.controller(of: view)
        else { return false }
        return history.cause(of: place) == run.name && run.sides.contains(controller)
          && history.events[place].time == history.events[completion].time
      }
      return move.map { .at($0, run.name) }
    }
  }

  /// The moves that follow what a container has told of a child in one instant.
  private static func hasty(_ history: History) -> [OracleFinding] {
    var findings: [OracleFinding] = []
    var last = -1
    for place in history.events.indices {
      guard case .moves(let view) = history.events[place].action, history.isBySubject(place),
        let controller = history.controller(of: view),
        let told = telling(about: controller, from: last + 1, before: place, history)
      else { continue }
      findings.append(.at(place, told))
      last = place
    }
    return findings
  }

  /// The child of whom an end was told at once, a frame before at most.
  private static func telling(
    about controller: String, from start: Int, before place: Int, _ history: History
  ) -> String? {
    func last(_ method: Call.Method, of child: String) -> Int? {
      (0..<place).last { history.isCall($0, [method], of: child) && history.isBySubject($0) }
    }
    let parent = history.parent(of: controller, before: place)
    let children = history.names.filter {
      $0 == controller || parent != nil && history.parent(of: $0, before: place) == parent
    }
    let told = children.compactMap { child -> (child: String, end: Int)? in
      guard let begin = last(.beginAppearanceTransition, of: child), begin >= start,
        let end = last(.endAppearanceTransition, of: child), end > begin,
        history.call(at: begin)?.flag("animated") == true,
        history.events[begin].time == history.events[end].time,
        history.events[place].time.microseconds - history.events[begin].time.microseconds
          <= TraceTime.frame,
        !(begin..<place).contains(where: { history.events[$0].mark == .script })
      else { return nil }
      return (child, end)
    }
    return told.max { $0.end < $1.end }?.child
  }

  /// The ends of animated transitions beyond which the subject keeps fingers away from what stays.
  private static func overdue(_ history: History) -> [OracleFinding] {
    history.events.indices.compactMap { place in
      guard case .set(let view, let property) = history.events[place].action,
        property.kind == .inert, property.isDefault, history.isBySubject(place),
        let (run, end) = history.ends.last(where: { $0.end.place < place }), run.isAnimated,
        let deafened = history.lastSet(.inert, of: view, before: end.place),
        deafened == history.lastSet(.inert, of: view, before: place),
        history.isBySubject(deafened),
        deafened > (0..<run.begin).last(where: { history.events[$0].mark == .script })
          ?? run.begin,
        history.values(.inert, of: view, before: place) != nil,
        history.open(at: place).isEmpty,
        history.events[place].time.microseconds - history.events[end.place].time.microseconds
          > TraceTime.frame,
        !(end.place..<place).contains(where: { history.events[$0].mark == .script }),
        let stayed = end.isFinished ? run.span.to : run.span.from,
        history.isView(history.rootView(of: stayed), inside: view, before: place)
      else { return nil }
      return .at(place, view)
    }
  }

  /// The views that the subject moves in a transition, each with the event since which it does.
  private static func moves(
    in run: TransitionRun, before place: Int, _ history: History
  ) -> [(view: String, move: Int)] {
    let start = start(of: run, before: place, history)
    let views = history.events[..<place].compactMap { event in
      if case .moves(let view) = event.action { view } else { nil }
    }
    return Set(views).compactMap { view in
      let move = (start..<place).last { place in
        guard case .moves(view) = history.events[place].action else { return false }
        return history.cause(of: place) == run.name
      }
      guard let move, !(move..<place).contains(where: { isRest($0, of: view, history) }) else {
        return nil
      }
      return (view, move)
    }
  }

  /// Where the animation of a transition may begin: anywhere, or after an end that came too early, or that of another
  /// one of its name in an earlier round.
  private static func start(of run: TransitionRun, before place: Int, _ history: History) -> Int {
    history.ends.last { $0.run.name == run.name && $0.end.place < place }?.end.place ?? 0
  }

  /// Whether an event stops a view: it comes to rest, or goes, by itself or inside of another.
  private static func isRest(_ place: Int, of view: String, _ history: History) -> Bool {
    switch history.events[place].action {
    case .rests(view), .remove(view, _): true
    case .remove(let outer, let left):
      history.superview(of: outer, before: place) ?? left == left
        && history.isView(view, inside: outer, before: place)
    default: false
    }
  }

  /// Whether a view comes to rest, or goes, in the very instant of a completion, after it.
  private static func rests(
    _ view: String, inTheInstantOf place: Int, _ history: History
  ) -> Bool {
    (place..<history.events.count).contains {
      isRest($0, of: view, history) && history.events[$0].time == history.events[place].time
    }
  }

  /// Whether a transition that is to last is complete at the moment when it is to begin moving.
  private static func isAtOnce(_ run: TransitionRun, _ place: Int, _ history: History) -> Bool {
    guard run.isAnimated, !run.span.isInteractive, !history.isStill(before: place) else {
      return false
    }
    let begin = start(of: run, before: place, history)
    let calls = history.calls([.animateTransition, .transitionDuration]).filter {
      $0.place >= begin && $0.place < place && $0.call.object == run.name
    }
    let start = calls.first { $0.call.method == .animateTransition }?.place
    let announced = calls.last { $0.call.word("gives") != nil }?.call
    guard !history.isOvertaken(run, from: start ?? place, before: place) else { return false }
    return start.map { history.events[$0].time == history.events[place].time } ?? false
      && announced.map { $0.duration("gives") != .zero } ?? false
  }
}

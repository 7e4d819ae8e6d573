import AppearanceTrace
import ConformanceRules

/// At rest no root view has a look that it did not have before, nor one from a presentation, and none
/// has lost a look.
enum GeometryIdentityRestoredOracle: RuleOracle {
  static let id: RuleID = "geometry-identity-restored"

  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
    .perspective,
  ]

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState,
      history.open(at: history.events.count).isEmpty
    else { return [] }
    let isByFinger = history.ends.isEmpty
    guard !isByFinger || history.lastFingerUp(before: history.events.count) != nil else {
      return []
    }
    let opened = history.calls([.open, .close]).map(\.call.receiver)
    return finalState.views.filter { view in
      guard let controller = history.controller(of: view),
        !(finalState.parent(of: controller).map(opened.contains) ?? false)
      else { return false }
      let isInPresentation = finalState.checkpoint.presentations.contains {
        [$0.presented, $0.presenter].contains(controller)
      }
      guard !isByFinger || isInPresentation else { return false }
      return looks.contains { kind in
        let isMove =
          kind == .transform
          && finalState.values(kind, of: view)?.starts(with: ["1", "0", "0", "1"]) == true
        return !(isByFinger && isMove) && !history.isPulled(kind, of: view)
          && !isDesign(kind, view, controller, history)
          && !isDress(kind, view, controller, finalState, history)
          && !isOlder(kind, view, controller, finalState, history)
          && (isLeft(kind, view, finalState, history) || isLost(kind, view, finalState, history)
            || isGivenBack(kind, view, controller, finalState, history))
      }
    }.map { .atEnd($0) }
  }

  /// Whether a screen of the subject's own has set a property of its view last, in the instant of one of its
  /// callbacks.
  private static func isDesign(
    _ kind: ViewProperty.Kind, _ view: String, _ controller: String, _ history: History
  ) -> Bool {
    let callbacks: [Call.Method] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    guard history.roles.member(controller)?.maker == .subject,
      let last = history.lastSet(kind, of: view),
      history.events[last].attribution == .subjectAlone,
      let call = (0..<last).last(where: { history.isCall($0, callbacks, of: controller) })
    else { return false }
    return history.events[call].time == history.events[last].time
      && !(call..<last).contains { history.events[$0].mark == .script }
  }

  /// Whether what is presented has the look that it got last of its presentation controller, or before it was
  /// shown.
  private static func isDress(
    _ kind: ViewProperty.Kind, _ view: String, _ controller: String,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard [.corner, .clips, .mask, .shadow].contains(kind),
      let values = finalState.values(kind, of: view),
      finalState.isPresented(controller)
    else { return false }
    let dressing = history.events.indices.last { place in
      guard case .set(view, let property) = history.events[place].action, property.kind == kind
      else {
        return false
      }
      if history.cause(of: place) == nil { return isLaidOutFirst(place, controller, history) }
      guard let run = history.run(history.cause(of: place), at: place),
        !history.hasEnded(run, before: place)
      else { return false }
      return run.span.kind == .present && run.span.to == controller
        && (history.isInHook(place) || !history.isInWindow(view, before: place))
    }
    guard let dressing, case .set(_, let property) = history.events[dressing].action else {
      return false
    }
    return property.values == values
  }

  /// Whether the subject does something in no transition's name in the instant in which a controller's presentation
  /// begins.
  private static func isLaidOutFirst(_ place: Int, _ controller: String, _ history: History) -> Bool
  {
    guard history.events[place].attribution == .subjectAlone else { return false }
    let runs = history.runs.filter {
      $0.begin < place && $0.span.kind == .present && $0.span.to == controller
    }
    return runs.contains { !history.hasEnded($0, before: place) }
      && runs.last.map { history.events[$0.begin].time } == history.events[place].time
  }

  /// Whether a look that no line sets may be from before, of a view that was not shown then: that of who is
  /// presented, or of whom nothing was said.
  private static func isOlder(
    _ kind: ViewProperty.Kind, _ view: String, _ controller: String,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard [.corner, .clips, .mask, .shadow].contains(kind), !history.baseline.shows(view),
      history.lastSet(kind, of: view) == nil
    else { return false }
    return finalState.isPresented(controller)
      || !history.baseline.names.contains(controller)
  }

  private static func isLeft(
    _ kind: ViewProperty.Kind, _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let value = finalState.values(kind, of: view),
      !(history.contract.restingLook.contains(kind) && history.isLeftUntold(kind, of: view))
    else { return false }
    if finalState.presents {
      let isDeclared =
        history.contract.restingLook.contains(kind) && isPresenters(view, finalState, history)
      guard !isDeclared || isGivenUp(finalState, history) else { return false }
    } else if history.baseline.presents, history.type(of: view) == nil {
      return true
    }
    return value != history.baseline.values(kind, of: view)
  }

  /// Whether a view is the root view of who presents something.
  private static func isPresenters(
    _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    history.controller(of: view).map { finalState.presented(by: $0) != nil } ?? false
  }

  /// Whether a view that was shown had a look and has it no more, though nothing was dismissed.
  private static func isLost(
    _ kind: ViewProperty.Kind, _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let before = history.baseline
    let isDeclared =
      isPresenters(view, finalState, history) && history.contract.restingLook.contains(kind)
      && !isGivenUp(finalState, history)
    return before.values(kind, of: view) != nil && finalState.values(kind, of: view) == nil
      && before.shows(view) && finalState.keepsPresentations(of: before) && !isDeclared
  }

  /// Whether a presenter had a declared look when what it presents had come, and has it no more, though that
  /// stays, nothing lies over it, no finger has changed it since, and the screen has its size of then.
  private static func isGivenBack(
    _ kind: ViewProperty.Kind, _ view: String, _ presenter: String,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard history.contract.restingLook.contains(kind), finalState.values(kind, of: view) == nil,
      let presented = finalState.presented(by: presenter),
      finalState.presented(by: presented) == nil,
      let (run, end) = history.ends.last(where: { run, end in
        run.span.kind == .present && end.isFinished && run.span.to == presented
          && run.span.from.flatMap(history.roles.rootView) != nil
      }), run.span.from == presenter
    else { return false }
    let since = end.place..<history.events.count
    let screen = history.screen(before: end.place)
    return history.values(kind, of: view, before: end.place) != nil
      && history.lastSet(kind, of: view, before: end.place) != nil
      && screen == finalState.screen
      && !since.contains { place in
        isSetForFinger(place, kind, view, after: end.place, history)
          || history.isRelease(place, of: presented)
          || history.isRelease(place, of: presenter)
      }
  }

  /// Whether a line sets a property when a finger has come down behind a place, and the script has done nothing
  /// else since.
  private static func isSetForFinger(
    _ place: Int, _ kind: ViewProperty.Kind, _ view: String, after end: Int, _ history: History
  ) -> Bool {
    guard case .set(view, let property) = history.events[place].action, property.kind == kind,
      let finger = (0..<place).last(where: { history.isCall($0, [.gestureBegan]) }), finger > end
    else { return false }
    return !(finger..<place).contains { other in
      history.events[other].mark == .script
        && !(history.call(at: other)?.method.isFinger ?? false)
    }
  }

  /// Whether a dismissal was cancelled last, and what was presented before is, and nothing else, on a screen
  /// that has never had another size or has its old one again.
  private static func isGivenUp(_ finalState: SettledHierarchy, _ history: History) -> Bool {
    guard let last = history.ends.last, last.run.span.kind == .dismiss, !last.end.isFinished,
      history.baseline.presents, finalState.screen == history.baseline.screen
    else { return false }
    let pairs = [finalState, history.baseline].map { state in
      Set(
        state.checkpoint.presentations.compactMap { pair in
          state.presented(by: pair.presenter).map { [pair.presenter, $0] }
        })
    }
    return pairs[0] == pairs[1]
  }
}

import AppearanceTrace
import ConformanceRules

/// What a transition wrote on an element is undone at rest, and the element lies where it lay.
enum OwnershipSourceViewRestoredOracle: RuleOracle {
  static let id: RuleID = "ownership-source-view-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    return history.changedViews.flatMap { view -> [OracleFinding] in
      let steps = steps(on: view, history)
      let screen = steps.compactMap { spot(of: view, $0, history).screen }.first
      let isScreenThere = screen.map(finalState.names.contains) ?? false
      guard finalState.shows(view) || isScreenThere else { return [] }
      let isAway = isScreenThere && isAway(view, steps, finalState, history)
      let kinds = Set(steps.compactMap { history.kindSet(at: $0) })
      let altered = kinds.filter { isAltered($0, of: view, steps, finalState, history) }
      return (0..<altered.count + (isAway ? 1 : 0)).map { _ in .atEnd(view) }
    }
  }

  // MARK: - At rest

  private static func isAway(
    _ view: String, _ steps: [Int], _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let move = steps.first(where: { history.kindSet(at: $0) == nil }),
      let home = spot(of: view, move, history).superview
    else { return false }
    let end = history.events.count
    return home
      != (finalState.shows(view)
        ? finalState.superview(of: view) : history.superview(of: view, before: end))
  }

  private static func isAltered(
    _ kind: ViewProperty.Kind, of view: String, _ steps: [Int], _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard finalState.shows(view) else {
      return kind != .frame && isLeftByCancel(kind, of: view, steps, history)
    }
    let before = history.baseline
    if kind == .frame {
      guard history.calls([.resize]).isEmpty else { return false }
      if before.shows(view) {
        let (old, new) = (before.superview(of: view), finalState.superview(of: view))
        guard
          old.flatMap({ before.values(.frame, of: $0) })
            == new.flatMap({ finalState.values(.frame, of: $0) })
        else { return false }
      }
    }
    let value = finalState.values(kind, of: view)
    if hides(kind, value), isStoodFor(kind, of: view, steps, finalState, history) { return false }
    if before.shows(view) {
      let old = before.values(kind, of: view)
      let isShownAgain =
        value == nil && hides(kind, old) && isLastByLeave(kind, steps, finalState, history)
      return value != old && !isShownAgain
    }
    let first = steps.first { history.kindSet(at: $0) == kind }
    guard let first, case .set(_, let property) = history.events[first].action else { return false }
    let isPlain = value == nil && kind != .frame
    return value == (property.isDefault ? nil : property.values) && !isPlain
  }

  private static func hides(_ kind: ViewProperty.Kind, _ values: [String]?) -> Bool {
    kind == .hidden && values != nil || kind == .alpha && values == ["0"]
  }

  /// Whether who was presented when an element was hidden last is so at rest.
  private static func isStoodFor(
    _ kind: ViewProperty.Kind, of view: String, _ steps: [Int], _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    let guests = steps.compactMap { place -> String? in
      guard case .set(_, let property) = history.events[place].action, property.kind == kind,
        hides(kind, property.isDefault ? nil : property.values),
        let run = history.run(history.cause(of: place), at: place), run.span.kind == .present
      else { return nil }
      return run.span.to
    }
    return guests.last.map { guest in
      finalState.isPresented(guest)
        && !finalState.path(from: view).contains(history.rootView(of: guest))
    } ?? false
  }

  /// Whether a dismissal wrote last of who was presented before the script acted, and is not at rest.
  private static func isLastByLeave(
    _ kind: ViewProperty.Kind, _ steps: [Int], _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let last = steps.last(where: { history.kindSet(at: $0) == kind }),
      let run = history.run(history.cause(of: last), at: last), run.span.kind == .dismiss,
      let guest = run.span.from
    else { return false }
    return history.baseline.isPresented(guest) && !finalState.isPresented(guest)
  }

  /// Whether the change that wrote a property last was given up, and has not undone it.
  private static func isLeftByCancel(
    _ kind: ViewProperty.Kind, of view: String, _ steps: [Int], _ history: History
  ) -> Bool {
    let writings = steps.filter { history.kindSet(at: $0) == kind }
    guard let last = writings.last,
      let run = history.run(history.cause(of: last), at: history.events.count),
      history.end(of: run)?.isFinished == false
    else { return false }
    let own = writings.reversed().prefix { history.cause(of: $0) == run.name }
    return own.last.map {
      history.values(kind, of: view, before: $0)
        != history.values(kind, of: view, before: history.events.count)
    } ?? false
  }

  // MARK: - What was borrowed

  /// The places at which transitions of the subject's changed an element, from the first on.
  private static func steps(on view: String, _ history: History) -> [Int] {
    guard !isRootOrHosts(view, history), !isOwn(view, history) else { return [] }
    var steps: [Int] = []
    var screen: String?
    for place in history.events.indices
    where history.cause(of: place) != nil && history.isChange(place, of: view) {
      let spot = spot(of: view, place, history)
      guard spot.isElements || !steps.isEmpty,
        !isContainersOwn(screen ?? spot.screen, place, history)
      else { continue }
      screen = screen ?? spot.screen
      steps.append(place)
    }
    return steps
  }

  private static func isRootOrHosts(_ view: String, _ history: History) -> Bool {
    history.controller(of: view) != nil || history.isContainer(view) || history.isWindow(view)
      || history.isBar(view)
  }

  /// Whether the first that is seen of a view's place is that the subject puts it in, or it is handed out as the view
  /// to be presented.
  private static func isOwn(_ view: String, _ history: History) -> Bool {
    history.calls([.presentedView]).contains { place, call in
      call.word("gives") == view && !history.isPlaced(view, before: place)
    }
      || history.events.indices.contains { place in
        guard case .insert(view, _, _) = history.events[place].action else { return false }
        return history.isBySubject(place) && !history.isPlaced(view, before: place)
      }
  }

  /// Where a view lies at a place, in whose screen that is, and whether an element may lie there.
  private static func spot(
    of view: String, _ place: Int, _ history: History
  ) -> (superview: String?, screen: String?, isElements: Bool) {
    let isPlaced = history.isPlaced(view, before: place)
    var around = history.superview(of: view, before: place)
    if !isPlaced, case .remove(_, let left) = history.events[place].action { around = left }
    let nearest = around.flatMap { around in
      history.path(from: around, before: place).first { outer in
        history.controller(of: outer) != nil || history.isContainer(outer)
      }
    }
    let screen = nearest.flatMap(history.controller)
    return (around, screen, !isPlaced || screen.map { mayLie(view, in: $0, history) } ?? false)
  }

  private static func mayLie(_ view: String, in screen: String, _ history: History) -> Bool {
    let role = history.roles.role(of: view)
    guard [.element, .wrapper, .chrome].contains(role?.kind) else { return true }
    return role?.owner == screen
  }

  private static func isContainersOwn(_ screen: String?, _ place: Int, _ history: History) -> Bool {
    guard let run = history.run(history.cause(of: place), at: place), run.span.kind == .replace,
      let child = run.sides.first, let screen
    else { return false }
    return history.parent(of: child, before: place) == screen
  }
}

extension History {
  /// The views that lines change.
  fileprivate var changedViews: [String] {
    let views = events.compactMap { event -> String? in
      switch event.action {
      case .set(let view, _), .insert(let view, _, _), .remove(let view, _): view
      default: nil
      }
    }
    return Set(views).sorted()
  }

  fileprivate func isChange(_ place: Int, of view: String) -> Bool {
    switch events[place].action {
    case .set(view, _), .insert(view, _, _), .remove(view, _): true
    default: false
    }
  }

  /// The property that an event sets; none for an event that moves a view.
  fileprivate func kindSet(at place: Int) -> ViewProperty.Kind? {
    guard case .set(_, let property) = events[place].action else { return nil }
    return property.kind
  }
}

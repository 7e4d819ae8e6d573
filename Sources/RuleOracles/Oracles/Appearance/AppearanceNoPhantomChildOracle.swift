import AppearanceTrace
import ConformanceRules

/// A child that did appear has to be in a window then, and in sight at the end; one that had, in the baseline; and
/// a side that was opened is not covered.
enum AppearanceNoPhantomChildOracle: RuleOracle {
  static let id: RuleID = "appearance-no-phantom-child"

  static func breaches(in history: History) -> [OracleFinding] {
    let arrivals = history.calls([.viewDidAppear]).filter { place, call in
      history.parent(of: call.receiver, before: place) != nil
    }
    let outside = arrivals.filter { place, call in
      history.isPlaced(history.rootView(of: call.receiver), before: place)
        && !isShown(history.rootView(of: call.receiver), before: place, history)
    }
    let unseen = outside.map { OracleFinding.at($0.place, $0.call.receiver) }
    let early = arrivals.filter { arrival in !outside.contains { $0.place == arrival.place } }
      .compactMap { arrival in
        restOutOfSight(after: arrival, history).map { (arrival: arrival.place, rest: $0) }
      }
    let breaches =
      unseen
      + early.compactMap { early in
        history.call(at: early.arrival).map { .at(early.rest, $0.receiver) }
      }
      + phantomsOfBaseline(history).map { .inBaseline($0) }
    guard let finalState = history.finalState else { return breaches }
    let inside = arrivals.filter { arrival in
      !outside.contains { $0.place == arrival.place } && hasStayed(arrival, history)
        && !early.contains { $0.arrival == arrival.place }
    }
    let phantoms = Set(inside.map(\.call.receiver)).filter { isUnseen($0, finalState, history) }
      .subtracting(phantomsOfBaseline(history))
    let sides = inside.filter { !phantoms.contains($0.call.receiver) }
      .filter { isCovered($0.call.receiver, since: $0.place, finalState, history) }
    return breaches + (phantoms + sides.map(\.call.receiver)).map { .atEnd($0) }
  }

  /// Whether a child that came when its container was opened, and not closed since, lies behind another child.
  private static func isCovered(
    _ side: String, since arrival: Int, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let container = finalState.parent(of: side) else { return false }
    let act = history.events.indices.last { place in
      history.events[place].mark == .script
        && (history.isCall(place, [.open, .close], of: container)
          || history.isCall(place, [.gestureBegan, .accessibilityPerformEscape, .resize]))
    }
    guard let act, history.isCall(act, [.open]), act < arrival else { return false }
    let view = history.rootView(of: side)
    let views = finalState.views
    guard let place = views.firstIndex(of: view) else { return false }
    return finalState.children(of: container).contains { other in
      let cover = history.rootView(of: other)
      guard other != side, let front = views.firstIndex(of: cover), front > place,
        !finalState.path(from: cover).contains(view),
        history.isInWindow(cover, finalState), finalState.opacity(of: cover) == 1
      else { return false }
      return history.covers(cover, view, finalState)
    }
  }

  /// The children that had appeared before the script acts where nobody sees them.
  static func phantomsOfBaseline(_ history: History) -> [String] {
    let baseline = history.baseline
    return baseline.checkpoint.appearances.filter { appearance in
      guard appearance.phase == .appeared, let parent = baseline.parent(of: appearance.controller)
      else { return false }
      return isUnseen(appearance.controller, baseline, history)
        && !isUnseen(parent, baseline, history)
    }.map(\.controller)
  }

  /// Whether a child's view is in a window, and nothing of it is seen.
  private static func isUnseen(
    _ child: String, _ state: SettledHierarchy, _ history: History
  ) -> Bool {
    let view = history.rootView(of: child)
    return history.isInWindow(view, state)
      && (state.isHidden(view) || state.opacity(of: view) == 0 || !state.isInSight(view))
  }

  /// Whether a view lies in a window; a container of which no line says where it lies is in its
  /// controller's view.
  private static func isShown(_ view: String, before place: Int, _ history: History) -> Bool {
    var views = [view]
    while let view = views.last, !history.isInWindow(view, before: place) {
      guard let outermost = history.path(from: view, before: place).last,
        case .container(let owner)? = history.roles.role(of: outermost),
        !history.isPlaced(outermost, before: place)
      else { return false }
      let holder = history.rootView(of: owner)
      guard !views.contains(holder) else { return false }
      views.append(holder)
    }
    return true
  }

  /// Whether a child was not told since that it goes.
  private static func hasStayed(
    _ arrival: (place: Int, call: Call), _ history: History
  ) -> Bool {
    !(arrival.place..<history.events.count).contains {
      history.isCall($0, [.viewWillDisappear], of: arrival.call.receiver)
        || history.isRelease($0, of: arrival.call.receiver)
    }
  }

  // MARK: - At rest

  private static let acts: [Call.Method] =
    Call.Method.allCases.filter(\.isRequest) + [
      .resize, .resignActive, .becomeActive, .background, .foreground, .setStatusBarHeight,
      .setInterfaceStyle, .setAnimationsEnabled, .gestureBegan,
    ]

  /// Where the script acts while a child that has come, and is still the last to have, rests out of sight.
  private static func restOutOfSight(
    after arrival: (place: Int, call: Call), _ history: History
  ) -> Int? {
    let child = arrival.call.receiver
    let stay = (arrival.place + 1..<history.events.count).prefix { later in
      !history.isCall(later, [.viewDidAppear, .viewWillDisappear], of: child)
        && !history.isRelease(later, of: child)
    }
    return stay.first { place in
      history.events[place].mark == .script && history.isCall(place, acts)
        && history.events[place].time.isSeen(after: history.events[arrival.place].time)
        && isAtRest(place, history)
        && history.isOutOfSight(history.rootView(of: child), before: place)
    }
  }

  private static func isAtRest(_ place: Int, _ history: History) -> Bool {
    !history.isFingerDown(before: place) && history.open(at: place).isEmpty
      && !(0..<place).contains { history.isGoingOn($0, before: place) }
  }
}

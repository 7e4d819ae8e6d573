import AppearanceTrace
import ConformanceRules

/// A view that the subject put in for a while, and that is there at rest, is a breach.
enum OwnershipContainerCleanOracle: RuleOracle {
  static let id: RuleID = "ownership-container-clean"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let left = finalState.views.filter { view in
      let removal = history.events.indices.last { place in
        guard case .remove(view, _) = history.events[place].action else { return false }
        return true
      }
      return isTemporary(view, since: removal ?? 0, finalState, history)
        && !isBack(view, finalState, history)
    }
    let declared = admitted(left, finalState, history)
    return left.filter { !declared.contains($0) && !history.isPresentations($0, finalState) }
      .map { .atEnd($0) }
  }

  /// Whether a view lies where it lay when the subject took it out, before any other line showed it.
  private static func isBack(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    let first = history.events.indices.first { place in
      switch history.events[place].action {
      case .insert(view, _, _), .remove(view, _): true
      default: false
      }
    }
    guard let first, case .remove(_, let home) = history.events[first].action else { return false }
    return history.isBySubject(first) && !history.baseline.shows(view)
      && finalState.superview(of: view) == home
  }

  /// The views of declared classes that may stay: what came with a presentation that stands, and the first
  /// others of each class, one for each presentation with which none came.
  private static func admitted(
    _ left: [String], _ finalState: SettledHierarchy, _ history: History
  ) -> [String] {
    let standing = finalState.checkpoint.presentations.map(\.presenter)
      .compactMap(finalState.presented)
    let declared = finalState.views.filter(history.isDeclared)
    func came(_ view: String) -> Bool {
      history.companion(of: view, before: history.events.count).map {
        standing.contains($0.presented)
      } ?? false
    }
    guard !standing.isEmpty else { return [] }
    let types = Set(declared.compactMap(history.type))
    return types.flatMap { type -> [String] in
      let views = declared.filter { history.type(of: $0) == type }
      let rooms = standing.count - views.filter { came($0) || history.baseline.shows($0) }.count
      let others = left.filter { history.type(of: $0) == type && !came($0) }
        .sorted { insertion(of: $0, history) < insertion(of: $1, history) }
      return views.filter(came) + others.prefix(max(0, rooms))
    }
  }

  /// Whether a view of the subject's own was put in since a place, for a transition or into no view of a
  /// screen's that does so itself.
  private static func isTemporary(
    _ view: String, since start: Int, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard history.controller(of: view) == nil, !history.isContainer(view),
      !history.isWindow(view), !history.baseline.shows(view)
    else { return false }
    let places = (start..<history.events.count).filter { place in
      guard case .insert(view, _, _) = history.events[place].action else { return false }
      return history.isBySubject(place)
    }
    guard !places.contains(where: { history.cause(of: $0) != nil }) else { return true }
    let last = places.last { place in
      guard case .insert(_, let superview, _) = history.events[place].action else { return false }
      return !isLoading(superview, place, history)
    }
    guard let last else { return false }
    let holder = finalState.path(from: view).dropFirst().lazy.compactMap(history.controller).first
    guard let holder else { return true }
    return !(hadChildren(holder, finalState, history) && !hides(view, holder, finalState, history))
      && !(finalState.parent(of: holder).map { isOpen($0, last, finalState, history) } ?? false)
  }

  /// Whether more than one child of a container of the app's has appeared, and more than at first, or than
  /// when a view was put in.
  private static func isOpen(
    _ container: String, _ place: Int, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    func shown(_ state: SettledHierarchy) -> Int {
      state.children(of: container).filter { child in
        state.checkpoint.appearances.last { $0.controller == child }?.phase == .appeared
      }.count
    }
    let earlier = [shown(history.baseline), company(in: container, at: place, history)]
    return history.isAppsOwn(container) && shown(finalState) > 1
      && earlier.compactMap(\.self).contains { shown(finalState) > $0 }
  }

  /// How many children of a container were shown, and did not only come, when a view was put into one of them;
  /// none where the container was not shown itself.
  private static func company(in container: String, at place: Int, _ history: History) -> Int? {
    guard case .insert(_, let superview, _) = history.events[place].action else { return nil }
    let screen = history.path(from: superview, before: place).lazy
      .compactMap(history.controller).first
    guard let screen, history.parent(of: screen, before: place) == container,
      history.phase(of: container, before: place) == .appeared
    else { return nil }
    return history.children(of: container, before: place).filter { child in
      let phase = history.phase(of: child, before: place)
      return phase == .appeared || phase == .disappearing
    }.count
  }

  /// Whether a screen, in whose view the superview lies, made that in this instant, and the script has
  /// not acted since.
  private static func isLoading(_ superview: String, _ place: Int, _ history: History) -> Bool {
    history.calls([.loadView, .viewDidLoad]).contains { load, call in
      let hasActed = (load + 1..<max(place, load + 1)).contains {
        history.events[$0].mark == .script
      }
      let isReleased = (load..<max(place, load)).contains {
        history.isRelease($0, of: call.receiver)
      }
      return load < place && history.events[load].time == history.events[place].time && !hasActed
        && !isReleased
        && history.isView(superview, inside: history.rootView(of: call.receiver), before: place)
    }
  }

  /// The last place at which the subject put a view in for which it is to answer.
  private static func insertion(of view: String, _ history: History) -> Int {
    history.events.indices.last { place in
      guard case .insert(view, _, _) = history.events[place].action else { return false }
      return history.isBySubject(place)
    } ?? 0
  }

  /// Whether a view lies in front of all children that a container lets be seen, and covers each of them.
  private static func hides(
    _ view: String, _ holder: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let children = history.childrenInSight(of: holder, finalState).map(history.rootView)
    return !children.isEmpty && history.isInWindow(view, finalState)
      && children.allSatisfy { child in
        finalState.views.first { $0 == view || $0 == child } == child
          && !finalState.path(from: view).contains(child)
          && history.covers(view, child, finalState)
      }
  }

  private static func hadChildren(
    _ holder: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let isTold = history.calls([.addChild, .didMove]).contains { _, call in
      call.method == .addChild ? call.receiver == holder : call.object == holder
    }
    return isTold || !finalState.children(of: holder).isEmpty
      || !history.baseline.children(of: holder).isEmpty
  }
}

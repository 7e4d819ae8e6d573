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
      return ((removal ?? 0)..<history.events.count).contains { place in
        isTemporary(view, place, finalState, history)
      } && !isBack(view, finalState, history)
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

  /// Whether an event puts in a view of the subject's own, for a transition or into no view of a
  /// screen's that does so itself.
  private static func isTemporary(
    _ view: String, _ place: Int, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard case .insert(view, let superview, _) = history.events[place].action,
      history.isBySubject(place), history.controller(of: view) == nil,
      !history.isContainer(view), !history.isWindow(view), !history.baseline.shows(view)
    else { return false }
    guard history.cause(of: place) == nil else { return true }
    let holder = finalState.path(from: view).dropFirst().lazy.compactMap(history.controller).first
    return !isLoading(superview, place, history)
      && !(holder.map {
        hadChildren($0, finalState, history) && !hides(view, $0, finalState, history)
      }
        ?? false)
      && !(holder.flatMap(finalState.parent).map { isOpen($0, finalState, history) } ?? false)
  }

  /// Whether more children of a container of the app's have appeared than at first, and more than one.
  private static func isOpen(
    _ container: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    func shown(_ state: SettledHierarchy) -> Int {
      state.children(of: container).filter { child in
        state.checkpoint.appearances.last { $0.controller == child }?.phase == .appeared
      }.count
    }
    return history.isAppsOwn(container) && shown(finalState) > 1
      && shown(finalState) > shown(history.baseline)
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

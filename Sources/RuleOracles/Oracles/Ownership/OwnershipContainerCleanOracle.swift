import AppearanceTrace
import ConformanceRules

/// A view that the subject put in for a while, and that is there at rest, is a breach.
enum OwnershipContainerCleanOracle: RuleOracle {
  static let id: RuleID = "ownership-container-clean"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    return finalState.views.filter { view in
      let removal = history.events.indices.last { place in
        guard case .remove(view, _) = history.events[place].action else { return false }
        return true
      }
      return ((removal ?? 0)..<history.events.count).contains { place in
        isTemporary(view, place, finalState, history)
      } && !isChrome(view, finalState, history) && !isBack(view, finalState, history)
    }.map { .atEnd($0) }
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

  private static func isChrome(_ view: String, _ finalState: SettledHierarchy, _ history: History)
    -> Bool
  {
    finalState.presents && history.type(of: view).map(history.contract.chrome.contains) ?? false
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
      && !(holder.map { hadChildren($0, finalState, history) } ?? false)
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

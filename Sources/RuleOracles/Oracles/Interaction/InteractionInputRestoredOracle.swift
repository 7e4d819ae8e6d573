import AppearanceTrace
import ConformanceRules

/// At rest no view or bar is deaf that was there before, or that a line made so, and no touches are
/// ignored.
enum InteractionInputRestoredOracle: RuleOracle {
  static let id: RuleID = "interaction-input-restored"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let bars = finalState.checkpoint.properties.map(\.view).filter(history.isBar)
    let deaf = Set(finalState.views + bars).filter { view in
      finalState.values(.inert, of: view) != nil && !isDeafFromTheFirst(view, history)
        && !isBesideAnOpenDrawer(view, finalState, history)
        && !isBehind(place(of: view, history), finalState, history)
        && !history.isLeftUntold(.inert, of: view)
        && (history.baseline.values(.inert, of: view) == nil
          ? history.lastSet(.inert, of: view) != nil || wasThere(view, history)
          : isBarePresenter(view, finalState, history))
    }
    let isIgnoring =
      finalState.checkpoint.ignoringInteraction > history.baseline.checkpoint.ignoringInteraction
    return deaf.map { .atEnd($0) } + (isRefusing(history) ? [.atEnd()] : [])
      + (isIgnoring ? [.atEnd()] : [])
  }

  /// Whether the last thing that happens is a tap on a tab that is not seen, at rest after a selection, and
  /// that was there at first, or that a hand has selected.
  private static func isRefusing(_ history: History) -> Bool {
    let last = history.events.count - 1
    guard last >= 0, history.isCall(last, [.shouldSelect]),
      let tab = history.call(at: last)?.plainObject, history.open(at: last).isEmpty,
      history.ends.last?.run.span.kind == .select,
      isFirst(tab, history) || isKnownToHands(tab, history),
      !history.isInWindow(history.rootView(of: tab), before: last)
    else { return false }
    return !(0..<last).contains { history.isGoingOn($0, before: last) }
  }

  private static func isFirst(_ tab: String, _ history: History) -> Bool {
    history.baseline.shows(history.rootView(of: tab))
      || history.baseline.checkpoint.selections.contains { $0.controller == tab }
  }

  /// Whether a finger has selected a tab, or was about to, or a tap that the delegate was asked of, before the
  /// script did anything else.
  private static func isKnownToHands(_ tab: String, _ history: History) -> Bool {
    let selections = history.runs.filter { $0.span.kind == .select }
    return selections.enumerated().contains { number, run in
      guard run.span.to == tab else { return false }
      let former = number > 0 ? selections[number - 1].begin : 0
      let act = history.events[..<run.begin].lastIndex { $0.mark == .script } ?? 0
      let asked = (max(former, act)..<run.begin).last { history.isCall($0, [.shouldSelect]) }
      return run.span.isInteractive
        || asked.flatMap(history.call(at:))?.plainObject == tab
    }
  }

  /// Whether a view lies around a presenter's or in it, and not around what is presented; and that is so
  /// since the script acted, or the contract says that presenters may be deaf.
  private static func isBehind(
    _ place: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    finalState.checkpoint.presentations.contains { presentation in
      let presenter = presentation.presenter
      let presented = finalState.presented(by: presenter)
      let (back, front) = (history.rootView(of: presenter), presented.map(history.rootView))
      let isOfPresenter =
        finalState.path(from: place).contains(back) || finalState.path(from: back).contains(place)
      return isOfPresenter && !finalState.path(from: front ?? back).contains(place)
        && (presented != history.baseline.presented(by: presenter)
          || history.contract.restingLook.contains(.inert))
    }
  }

  /// Whether a view is that of who presented somebody before, and nobody presents anybody at rest.
  private static func isBarePresenter(
    _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let controller = history.controller(of: view) else { return false }
    return history.baseline.presented(by: controller) != nil && !finalState.presents
  }

  /// A view, or that of the controller whose bar it is.
  private static func place(of view: String, _ history: History) -> String {
    guard history.isBar(view), let owner = history.roles.role(of: view)?.owner else { return view }
    return history.rootView(of: owner)
  }

  /// Whether a container of no class of UIKit's has made a view around one of its children deaf, and now
  /// shows another child beside it, and more children than at first.
  private static func isBesideAnOpenDrawer(
    _ view: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let change = history.lastSet(.inert, of: view),
      history.events[change].attribution == .subjectAlone,
      let container = finalState.path(from: view).dropFirst().compactMap(history.controller).first,
      !history.isUIKits(container)
    else { return false }
    let inside = finalState.children(of: container).filter {
      finalState.path(from: history.rootView(of: $0)).contains(view)
    }
    let seen = history.childrenInSight(of: container, finalState)
    return !inside.isEmpty && !Set(seen).subtracting(inside).isEmpty
      && seen.count > history.childrenInSight(of: container, history.baseline).count
  }

  /// Whether a view that is no controller's was made deaf in the instant in which it came in.
  private static func isDeafFromTheFirst(_ view: String, _ history: History) -> Bool {
    guard history.controller(of: view) == nil, !history.isContainer(view),
      !history.baseline.shows(view), let change = history.lastSet(.inert, of: view)
    else { return false }
    return history.events.indices.contains { place in
      guard case .insert(view, _, _) = history.events[place].action else { return false }
      return history.superview(of: view, before: place) == nil
        && history.events[place].time == history.events[change].time
    }
  }

  /// Whether a view, or that of a bar's controller, was shown before, and a transition has ended.
  private static func wasThere(_ view: String, _ history: History) -> Bool {
    !history.ends.isEmpty
      && [view, place(of: view, history)].contains(where: history.baseline.shows)
  }
}

import AppearanceTrace
import ConformanceRules

/// At rest a child's view and its parent link are both there, or both gone.
enum ContainmentRemoveCompleteOracle: RuleOracle {
  static let id: RuleID = "containment-remove-complete"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    let kept = history.names.filter { child in
      guard let parent = finalState.parent(of: child), isByHand(parent, history),
        finalState.shows(history.rootView(of: parent)), !history.contract.keepsChildren,
        !history.contract.keepsSides || isReplaced(child, history)
      else { return false }
      let standing = history.standing(by: child, before: history.events.count)
      return !finalState.shows(child, in: parent) && isTakenOut(child, history)
        && standing?.isRemoving != true
    }
    let shown = history.names.filter { child in
      guard let parent = formerParent(of: child, history) else { return false }
      return finalState.shows(child, in: parent) && finalState.parent(of: child) != parent
    }
    return (kept + shown).map { .atEnd($0) }
  }

  /// Whether a child's view was taken out of anything.
  private static func isTakenOut(_ child: String, _ history: History) -> Bool {
    history.events.contains { event in
      guard case .remove(let view, _) = event.action else { return false }
      return view == history.rootView(of: child)
    }
  }

  /// Whether a child's view was taken out when the script wanted another one at its number, and had not come
  /// in but by such a wish.
  private static func isReplaced(_ child: String, _ history: History) -> Bool {
    let view = history.rootView(of: child)
    let arrival = history.events.indices.last { place in
      guard case .insert(view, _, _) = history.events[place].action else { return false }
      return true
    }
    if let arrival, exchange(before: arrival, history) == nil { return false }
    return history.events.indices.contains { place in
      guard case .remove(view, _) = history.events[place].action, place > arrival ?? -1,
        let act = exchange(before: place, history)
      else { return false }
      return history.isCall(act, [.replace], of: history.parent(of: child, before: place) ?? "")
    }
  }

  /// The last thing that the script did, if it wanted another screen at a number.
  private static func exchange(before place: Int, _ history: History) -> Int? {
    guard let act = history.events[..<place].lastIndex(where: { $0.mark == .script }),
      history.isCall(act, [.replace]), history.call(at: act)?.number(nil) != nil
    else { return nil }
    return act
  }

  /// The parent that a child was last removed from, if it was not added to another one since.
  private static func formerParent(of child: String, _ history: History) -> String? {
    let last = history.events.indices.last { place in
      (history.isCall(place, [.addChild]) && history.call(at: place)?.object == child)
        || (history.isCall(place, [.removeFromParent], of: child)
          && history.parent(of: child, before: place) != nil)
    }
    guard let last, history.isCall(last, [.removeFromParent]) else { return nil }
    return history.parent(of: child, before: last)
  }

  /// Whether the children of a container, or their views, come and go by hand.
  private static func isByHand(_ container: String, _ history: History) -> Bool {
    history.events.indices.contains { place in
      switch history.events[place].action {
      case .call(let call) where call.method == .addChild: call.receiver == container
      case .call(let call) where call.method == .removeFromParent:
        history.parent(of: call.receiver, before: place) == container
      case .remove(let view, _):
        history.isBySubject(place)
          && history.controller(of: view).map { child in
            history.parent(of: child, before: place) == container
              && !isStacked(child, place, history)
              && !["UINavigationController", "UITabBarController"].contains(
                history.base(of: container))
          } ?? false
      default: false
      }
    }
  }

  /// Whether a stack of the system's own is just showing or hiding a child.
  private static func isStacked(_ child: String, _ place: Int, _ history: History) -> Bool {
    history.open(at: place, about: child).contains { run in
      !run.isModal && run.span.kind != .replace
    }
  }
}

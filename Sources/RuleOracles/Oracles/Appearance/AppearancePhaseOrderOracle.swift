import AppearanceTrace
import ConformanceRules

/// Views go in after the start that they belong to, and ends come after completion or, where a
/// container tells its children by hand, after the animation.
enum AppearancePhaseOrderOracle: RuleOracle {
  static let id: RuleID = "appearance-phase-order"

  static func breaches(in history: History) -> [OracleFinding] {
    let news = history.calls([.viewWillAppear, .viewDidAppear, .viewDidDisappear]).filter {
      place, call in
      !history.isDirect(place)
        && (call.method == .viewWillAppear
          ? isLate(call.receiver, place, history)
          : isEarly(call.receiver, place, history) || isRushed(call.receiver, place, history))
    }
    let begins = history.calls([.beginAppearanceTransition]).filter { place, call in
      history.isBySubject(place) && call.flag(nil) == true
        && isBelated(call.receiver, place, history)
    }
    return (news + begins).map { .at($0.place, $0.call.receiver) }
  }

  /// Whether a start comes after the view of the transition that began last was put in.
  private static func isLate(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let view = history.rootView(of: controller)
    guard history.phase(of: controller, before: place) == nil,
      let run = history.open(at: place).last, run.span.to == controller, run.span.kind != .replace,
      let container = history.container(of: run, before: place),
      let move = history.lastMove(of: view, before: place)
    else { return false }
    return move > run.begin && history.isView(view, inside: container, before: place)
  }

  /// Whether an end comes before the one transition that it belongs to is complete.
  private static func isEarly(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let path = history.path(from: history.rootView(of: controller), before: place)
    let around = [controller] + path.compactMap(history.controller)
    let runs = history.open(at: place).filter { run in
      run.sides.contains { around.contains($0) }
    }
    guard runs.count == 1, let run = runs.first else { return false }
    let isTold = run.span.kind != .replace || around.contains { isEnded($0, place, history) }
    return isTold && history.completion(of: run, before: place) == nil
      && history.animation(of: run, before: place) != nil
      && !history.isGivenUp(run, before: place)
      && !(around.contains { isEnded($0, place, history) } && isAboutToEnd(run, place, history))
  }

  /// Whether completion is reported within a frame.
  private static func isAboutToEnd(
    _ run: TransitionRun, _ place: Int, _ history: History
  ) -> Bool {
    history.frame(after: place).contains { history.isCall($0, [.completeTransition], of: run.name) }
  }

  // MARK: - By hand

  /// Whether the subject itself has ended a controller's change in the instant.
  private static func isEnded(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let last = (0..<place).last { earlier in
      history.isRelease(earlier, of: controller)
        || (history.isCall(earlier, [.endAppearanceTransition], of: controller)
          && history.isBySubject(earlier))
    }
    return last.map {
      history.call(at: $0) != nil && history.events[$0].time == history.events[place].time
    } ?? false
  }

  /// Whether a child begins to appear right after its view was put in, in a container on screen.
  private static func isBelated(_ child: String, _ place: Int, _ history: History) -> Bool {
    let view = history.rootView(of: child)
    let insert = (0..<place).last { earlier in
      guard case .insert(view, _, _) = history.events[earlier].action else { return false }
      return history.isBySubject(earlier)
    }
    guard let insert, !isParty(child, place, history),
      let parent = history.parent(of: child, before: place)
    else { return false }
    return history.events[insert].time == history.events[place].time
      && history.phase(of: child, before: place) == nil
      && history.phase(of: parent, before: place) == .appeared
      && history.isInWindow(view, before: place)
  }

  /// Whether a child hears of its end while an animation runs that its change began.
  private static func isRushed(_ child: String, _ place: Int, _ history: History) -> Bool {
    let last = (0..<place).last { earlier in
      (history.isCall(earlier, [.beginAppearanceTransition], of: child)
        && history.isBySubject(earlier)) || history.isRelease(earlier, of: child)
        || history.isCall(earlier, [.viewDidAppear, .viewDidDisappear], of: child)
    }
    guard let last, history.isCall(last, [.beginAppearanceTransition]),
      !isParty(child, place, history), let parent = history.parent(of: child, before: place)
    else { return false }
    return history.motions(in: parent, before: place).contains { start in
      start > last && !history.isOver(start, withinAFrameOf: place)
        && !(last..<start).contains {
          history.events[$0].mark == .script && history.isCall($0, History.requests)
        }
    }
  }

  private static func isParty(_ child: String, _ place: Int, _ history: History) -> Bool {
    history.open(at: place, about: child).contains { $0.span.kind != .replace }
  }
}

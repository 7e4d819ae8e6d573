import AppearanceTrace
import ConformanceRules

/// Start and end of a change have one argument, which is false where no animation was asked for, and
/// true where a transition or the view itself is animated.
enum AppearanceAnimatedFlagOracle: RuleOracle {
  static let id: RuleID = "appearance-animated-flag"

  static func breaches(in history: History) -> [OracleFinding] {
    callbacks(history) + animations(history) + motions(history)
  }

  private static func callbacks(_ history: History) -> [OracleFinding] {
    history.calls(History.callbacks).filter { place, call in
      guard let flag = call.flag("animated") else { return false }
      switch call.method {
      case .viewWillAppear, .viewWillDisappear:
        return flag
          ? isPlain(call.receiver, place, history) : isMoved(call.receiver, place, history)
      default:
        let start = start(of: call.receiver, before: place, history)
          .flatMap { history.call(at: $0)?.flag("animated") }
        return start != nil && start != flag && !isGivenUp(call.receiver, place, history)
      }
    }.map { .at($0.place, $0.call.receiver) }
  }

  /// Whether a controller's change was asked for without an animation.
  private static func isPlain(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let own = history.open(at: place, about: controller)
    guard own.isEmpty else { return own.allSatisfy { !$0.isAnimated } }
    let wish = history.calls([.select, .replace, .open, .close]).last { earlier, call in
      earlier < place && history.events[earlier].mark == .script && call.flag("animated") != nil
    }
    let isUsedUp = history.runs.contains { run in
      wish.map { run.begin > $0.place && run.begin < place } ?? false
    }
    let act = (0..<place).last { history.events[$0].mark == .script }
    guard let wish, history.open(at: place).isEmpty, !isUsedUp, act == wish.place,
      wish.call.flag("animated") == false,
      history.parent(of: controller, before: place) == wish.call.receiver
    else { return false }
    return !isSeen(wish.call.receiver, since: wish.place, until: place, history)
  }

  /// Whether a child of a container is seen to move, since a wish or within a frame from now.
  private static func isSeen(
    _ container: String, since wish: Int, until place: Int, _ history: History
  ) -> Bool {
    (wish..<place).contains { start in
      history.isSlide(start, ofChildOf: container, before: place)
        && history.isGoingOn(start, before: place)
    }
      || history.frame(after: place).contains { start in
        history.isSlide(start, ofChildOf: container, before: start)
          && isWishStill(of: container, at: start, history)
      }
  }

  /// Whether the script asked this container last for a change, and no transition has begun since.
  private static func isWishStill(
    of container: String, at place: Int, _ history: History
  ) -> Bool {
    let last = (0..<place).last { earlier in
      if case .begin = history.events[earlier].action { return true }
      return history.events[earlier].mark == .script
        && history.isCall(earlier, [.select, .replace, .open, .close])
        && history.call(at: earlier)?.flag("animated") != nil
    }
    return last.flatMap { history.call(at: $0) }?.receiver == container
  }

  /// Whether the transition that just begins moves a controller with an animation.
  private static func isMoved(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let own = history.open(at: place, about: controller).filter { run in
      run.presenter != controller || run.span.removesFromView
        || isByHand(place, controller, history)
    }
    guard !history.isDirect(place), let last = own.last,
      last == history.runs.last(where: { $0.begin < place }),
      history.events[last.begin].time == history.events[place].time
    else { return false }
    return own.allSatisfy {
      $0.isAnimated && !history.isGivenUp($0, before: place)
        && !isRoot($0.span.from, place, history)
    }
  }

  /// Whether a controller is nobody's child, and neither presents nor is presented.
  private static func isRoot(_ controller: String?, _ place: Int, _ history: History) -> Bool {
    guard let controller else { return false }
    return history.parent(of: controller, before: place) == nil
      && !history.standing(before: place + 1).contains {
        $0.presenter == controller || $0.presented == controller
      }
  }

  /// The animations that begin with starts by hand that speak of none.
  private static func animations(_ history: History) -> [OracleFinding] {
    var convicted: Set<Int> = []
    return history.events.indices.compactMap { place in
      guard case .moves(let view) = history.events[place].action, history.isBySubject(place),
        let controller = history.controller(of: view),
        history.open(at: place, about: controller).isEmpty,
        let start = start(of: controller, before: place, history),
        history.call(at: start)?.flag("animated") == false,
        history.events[start].time == history.events[place].time,
        isByHand(start, controller, history), convicted.insert(start).inserted
      else { return nil }
      return .at(place, controller)
    }
  }

  /// The motions that last longer than a frame, of what comes and goes in transitions without an animation.
  private static func motions(_ history: History) -> [OracleFinding] {
    history.events.indices.filter { place in
      guard case .moves(let view) = history.events[place].action,
        let run = history.run(history.cause(of: place), at: place), !run.isAnimated,
        lastAct(before: place, history) == lastAct(before: run.begin, history),
        !(0..<run.begin).contains(where: { start in
          isMotion(start, of: view, history) && history.isGoingOn(start, before: place)
        })
      else { return false }
      let isSide = [run.span.from, run.span.to].compactMap { $0 }.contains {
        history.isView(history.rootView(of: $0), inside: view, before: place)
      }
      return isSide
        && !history.frame(after: place).contains { history.events[$0].action == .rests(view: view) }
    }.map { .at($0) }
  }

  private static func lastAct(before place: Int, _ history: History) -> Int? {
    (0..<place).last { history.events[$0].mark == .script }
  }

  private static func isMotion(_ place: Int, of view: String, _ history: History) -> Bool {
    if case .moves(view) = history.events[place].action { true } else { false }
  }

  /// Whether a start answers a call of the container's.
  private static func isByHand(_ start: Int, _ controller: String, _ history: History) -> Bool {
    let last = (0..<start).last { earlier in
      (history.isCall(earlier, [.beginAppearanceTransition], of: controller)
        && history.isBySubject(earlier)) || history.isRelease(earlier, of: controller)
        || history.isCall(earlier, [.viewWillAppear, .viewWillDisappear], of: controller)
    }
    return last.map { history.isCall($0, [.beginAppearanceTransition]) } ?? false
  }

  /// The start whose end is still to come.
  private static func start(
    of controller: String, before place: Int, _ history: History
  ) -> Int? {
    let last = (0..<place).last {
      history.isRelease($0, of: controller)
        || (history.isCall($0, History.callbacks, of: controller)
          && history.call(at: $0)?.flag("animated") != nil)
    }
    guard let last, history.isCall(last, [.viewWillAppear, .viewWillDisappear]) else { return nil }
    return last
  }

  private static func isGivenUp(_ controller: String, _ place: Int, _ history: History) -> Bool {
    history.open(at: place, about: controller).contains {
      history.isGivenUp($0, before: place)
    }
  }
}

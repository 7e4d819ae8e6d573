import AppearanceTrace
import ConformanceRules

/// The first time that a transition touches a root view that has no part in it is a breach.
enum ResourcesNoStaleParticipantsOracle: RuleOracle {
  static let id: RuleID = "resources-no-stale-participants"

  static func breaches(in history: History) -> [OracleFinding] {
    var strays: [String] = []
    return history.events.indices.compactMap { place in
      guard let view = touched(at: place, history), !strays.contains(view),
        let run = history.run(history.cause(of: place), at: place),
        let controller = history.controller(of: view), !isNear(controller, run, place, history),
        !isContent(at: place, run, history)
      else { return nil }
      strays.append(view)
      return .at(place, view)
    }
  }

  private static func touched(at place: Int, _ history: History) -> String? {
    switch history.events[place].action {
    case .set(let view, _), .insert(let view, _, _), .remove(let view, _): view
    default: nil
    }
  }

  /// Whether a view lies in that of a side, or is put into it.
  private static func isContent(at place: Int, _ run: TransitionRun, _ history: History) -> Bool {
    let inner: String? =
      switch history.events[place].action {
      case .set(let view, _), .remove(let view, _): view
      case .insert(_, let superview, _): superview
      default: nil
      }
    return inner.map { view in
      run.sides.contains { side in
        history.isView(view, inside: history.rootView(of: side), before: place)
      }
    } ?? false
  }

  private static func isNear(
    _ controller: String, _ run: TransitionRun, _ place: Int, _ history: History
  ) -> Bool {
    let parent = history.parent(of: controller, before: place)
    let isSibling =
      run.span.kind == .replace && parent != nil
      && run.sides.contains { history.parent(of: $0, before: place) == parent }
    return isSibling
      || (run.sides + chain(of: run, place, history)).contains { side in
        history.isController(side, within: controller, before: place)
          || history.isController(controller, within: side, before: place)
      }
  }

  /// The presenter of a presentation or a dismissal, and those who stand on it; where presenters keep a
  /// look, also those on whom it stands.
  private static func chain(of run: TransitionRun, _ place: Int, _ history: History) -> [String] {
    guard run.isModal, let presenter = run.presenter else { return [] }
    var line = [presenter]
    while !history.contract.restingLook.isEmpty,
      let below = history.standing(before: place).first(where: {
        line.contains($0.presented) && !line.contains($0.presenter)
      })
    {
      line.append(below.presenter)
    }
    return line + line.flatMap { history.chain(above: $0, before: place) }
  }
}

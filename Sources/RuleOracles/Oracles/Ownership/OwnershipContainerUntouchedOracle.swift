import AppearanceTrace
import ConformanceRules

/// The first change of each container by the subject is a breach, and so is the first child's view that the
/// subject moves in one of a stack or of tabs while no transition has the child on a side. The ground of its
/// own container a dismissal may colour, if that is as before where it is given up.
enum OwnershipContainerUntouchedOracle: RuleOracle {
  static let id: RuleID = "ownership-container-untouched"

  static func breaches(in history: History) -> [OracleFinding] {
    touches(in: history) + history.ends.compactMap { leftGround($0, $1, history) }
  }

  private static func touches(in history: History) -> [OracleFinding] {
    var touched: [String] = []
    return history.events.indices.compactMap { place in
      guard history.isBySubject(place),
        let view = stack(at: place, history)
          ?? changed(at: place, history)
          .flatMap({ history.isContainer($0) ? $0 : nil }),
        !touched.contains(view)
      else { return nil }
      touched.append(view)
      return .at(place, view)
    }
  }

  /// A dismissal that is given up, and leaves its container with another ground than that had before.
  private static func leftGround(
    _ run: TransitionRun, _ end: TransitionRun.End, _ history: History
  ) -> OracleFinding? {
    guard !end.isFinished,
      let first = history.span(of: run).first(where: { place in
        history.isBySubject(place) && isGround(at: place, history)
          && history.cause(of: place) == run.name
      }),
      case .set(let container, _) = history.events[first].action
    else { return nil }
    let colors = [first, first + 1, end.place].map {
      history.values(.background, of: container, before: $0)
    }
    // Where no line tells how it was before, it has to be another than it became.
    let isLeft = colors[0] == nil ? colors[2] == colors[1] : colors[2] != colors[0]
    return isLeft ? .at(end.place, container) : nil
  }

  /// Whether a dismissal that runs colours its own container at a place.
  private static func isGround(at place: Int, _ history: History) -> Bool {
    guard case .set(let view, let property) = history.events[place].action,
      property.kind == .background, history.isContainer(view),
      let run = history.run(history.cause(of: place), at: place), run.span.kind == .dismiss
    else { return false }
    return !history.hasEnded(run, before: place)
      && history.container(of: run, before: place) == view
  }

  /// The container of a stack or of tabs in which an event moves the view of a child by hand.
  private static func stack(at place: Int, _ history: History) -> String? {
    let moved: (String, String)? =
      switch history.events[place].action {
      case .insert(let view, let superview, _), .remove(let view, let superview): (view, superview)
      default: nil
      }
    guard history.cause(of: place) == nil, let (view, superview) = moved,
      let child = history.controller(of: view),
      let parent = history.parent(of: child, before: place),
      isStack(parent, history),
      history.isContainer(superview), history.roles.role(of: superview)?.owner == parent,
      history.open(at: place, about: child).isEmpty
    else { return nil }
    return superview
  }

  /// The view that an event moves, or changes in a way that is no business of another rule.
  private static func changed(at place: Int, _ history: History) -> String? {
    switch history.events[place].action {
    case .insert(let view, _, _), .remove(let view, _): return view
    case .set(let view, let property):
      let others: [ViewProperty.Kind] = [
        .inert, .modal, .concealed, .clock, .recognizers, .insets, .added, .pinned, .masked, .size,
        .perspective,
      ]
      if property.kind == .background, isPresenting(at: place, history),
        !stays(view, at: place, history)
      {
        return nil
      }
      return others.contains(property.kind) || isGround(at: place, history) ? nil : view
    default: return nil
    }
  }

  private static func isPresenting(at place: Int, _ history: History) -> Bool {
    history.cause(of: place).flatMap { history.run($0, at: place) }?.span.kind == .present
  }

  /// Whether a container is that in which a stack or tabs have their children, which goes with no transition.
  private static func stays(_ container: String, at place: Int, _ history: History) -> Bool {
    guard let owner = history.roles.role(of: container)?.owner, isStack(owner, history) else {
      return false
    }
    return history.path(from: container, before: place).contains(history.rootView(of: owner))
  }

  private static func isStack(_ controller: String, _ history: History) -> Bool {
    ["UINavigationController", "UITabBarController"].contains(history.base(of: controller))
  }
}

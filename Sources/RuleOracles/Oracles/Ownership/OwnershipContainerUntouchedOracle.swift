import AppearanceTrace
import ConformanceRules

/// The first change of each container by the subject is a breach, and so is the first child's view that the
/// subject moves in one of a stack or of tabs while no transition has the child on a side.
enum OwnershipContainerUntouchedOracle: RuleOracle {
  static let id: RuleID = "ownership-container-untouched"

  static func breaches(in history: History) -> [OracleFinding] {
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
      return others.contains(property.kind) ? nil : view
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

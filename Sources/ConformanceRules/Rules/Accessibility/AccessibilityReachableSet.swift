import AppearanceTrace

/// Nothing behind is reached, and nothing in a closed panel.
///
/// Condition, at rest while the screen is read aloud. Where a presentation controller of the subject's
/// own shows a screen, assistive technology reaches the view of no presenter from there down, unless one
/// lies around the screen; unless the contract says that what is behind stays within reach. UIKit's own
/// presentation controller of the custom style leaves it within reach, whoever animates, and is not
/// judged (inferred). And assistive technology does not reach a child of a container that is no class of
/// UIKit's where the child is nowhere in sight in its window and has not appeared, unless the contract
/// says that children are kept there.
struct AccessibilityReachableSet: RuleChecker {
  static let id: RuleID = "accessibility-reachable-set"
  static let statement = """
    Assistive technology reaches the layer in front only, and nothing behind a modal screen or \
    in a panel that is closed.
    """
  static let clauses = [behind, closed]
  static let exceptions = [leftOpen, systemsPresentation, keptPages]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIAccessibility, accessibilityViewIsModal and accessibilityElementsHidden"),
    .derived(
      from:
        "accessibilityViewIsModal: siblings alone are left out, so a view that is only out of sight is"
        + " within reach until somebody hides it"),
  ]
  static let remedy = """
    Set accessibilityViewIsModal on the container view, or on the view that you present, and hide \
    what is closed.
    """
  static let needs: Set<SceneSense> = [.reachability]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .presentationTransitionWillBegin
  ]
  static let judgesRest = true

  private static let behind = RuleClause(
    "behind",
    "Behind what a presentation controller of the subject's shows, no presenter is within reach.",
    remedy: "Set accessibilityViewIsModal on the container view, or on the view that you present.")
  private static let closed = RuleClause(
    "closed", "A child that is nowhere in sight, and has not appeared, is not within reach.",
    remedy: "Hide what is closed, by isHidden or accessibilityElementsHidden, or take its view out."
  )

  private static let leftOpen = RuleException(
    "left-open", "The contract may say that what lies behind stays within reach.",
    guards: [.subject("faulty/background-reachable")])

  private static let systemsPresentation = RuleException(
    "systems-presentation",
    "UIKit's own presentation controller of the custom style leaves the presenter within reach.",
    guards: [.subject("faulty/background-reachable")])

  private static let keptPages = RuleException(
    "kept-pages",
    "Pages that a container keeps beside the one that is shown may be within reach, as in a scroll view.",
    guards: [.subject("faulty/closed-menu-reachable")])

  private(set) var record = Record()
  /// Where the subject's presentation controller was told of each transition.
  private var notices: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.mark == .crossing, let transition = entry.counterpart ?? hierarchy.open.last else {
      return
    }
    notices[transition] = entry.index
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    notices[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, !finalState.reachable.isEmpty else { return }
    var reached: Set<Name> = []
    for presenter in finalState.presenters {
      guard let presented = finalState.presented(by: presenter),
        let transition = hierarchy.presentations[presenter]?.transition,
        let begin = notices[transition]
      else { continue }
      for layer in layers(from: presenter, finalState) where !reached.contains(layer) {
        guard isReached(layer, behind: presented, finalState, in: hierarchy) else {
          record.exercise()
          continue
        }
        reached.insert(layer)
        blame(layer, behind: presented, since: begin, in: hierarchy)
      }
    }
    for child in finalState.parents.keys.sorted(by: { $0.number < $1.number }) {
      judgeClosed(child, finalState, in: hierarchy)
    }
  }

  /// A presenter, and those on whom it stands: all of them where a checkpoint says that several present one.
  private func layers(from presenter: Name, _ finalState: HierarchySnapshot) -> [Name] {
    var layers = [presenter]
    var place = 0
    while place < layers.count {
      let top = layers[place]
      layers += finalState.presenters.filter {
        finalState.presented(by: $0) == top && !layers.contains($0)
      }
      place += 1
    }
    return layers
  }

  /// Whether the view of a presenter is reached, and does not lie around what is presented.
  private func isReached(
    _ presenter: Name, behind presented: Name, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) -> Bool {
    guard let view = hierarchy.names.rootView(of: presenter), finalState.reachable.contains(view)
    else {
      return false
    }
    let front = hierarchy.names.rootView(of: presented)
    return !(front.map { finalState.path(from: $0).contains(view) } ?? false)
  }

  private mutating func blame(
    _ presenter: Name, behind presented: Name, since begin: Int, in hierarchy: HierarchyState
  ) {
    guard hierarchy.contract.blocksWhatIsBehind else {
      return record.rely(on: .blocksWhatIsBehind)
    }
    let text = hierarchy.names.text(hierarchy.names.rootView(of: presenter))
    record.convict(
      Self.behind,
      "\(text) is still reached behind \(hierarchy.names.text(presented))",
      [.event(begin), .ending(.field(.reachable, text))])
  }

  private mutating func judgeClosed(
    _ child: Name, _ finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let view = hierarchy.names.rootView(of: child),
      finalState.phases[child] == nil, let parent = finalState.parent(of: child),
      hierarchy.isOfOwnClass(parent)
    else { return }
    let visibility = Visibility(finalState, hierarchy)
    guard visibility.isInWindow(view), !visibility.isInSight(view) else { return }
    guard finalState.reachable.contains(view) else { return record.exercise() }
    guard !hierarchy.contract.keepsChildren else { return record.rely(on: .keepsChildren) }
    let text = hierarchy.names.text(view)
    record.convict(
      Self.closed,
      "\(text) is nowhere in sight, and is still reached",
      [.ending(.field(.reachable, text)), .ending(.property(text, .frame))])
  }
}

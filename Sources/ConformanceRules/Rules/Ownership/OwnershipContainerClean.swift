import AppearanceTrace

/// Nothing that a transition made for itself is left behind.
///
/// Condition, at rest: a view that the subject put into a window, into a transition's container or into
/// a controller's view, and that was not there before, is gone, unless its class is declared as chrome
/// and something is presented.
///
/// Two things that happen outside of any transition are the screen's own affair: what lies at rest in
/// the view of a container, one that has or had children, whether it went in before its first child or
/// after; and what went into a screen's view in the instant in which the screen made that, unless the
/// script has acted since. A transition is asked for all that it put in, wherever that lies.
///
/// Legal: an element that a transition borrows from a screen that came with it. No line has shown it
/// before the one that takes it out, and at rest it lies again in the view that it was taken from.
struct OwnershipContainerClean: RuleChecker {
  static let id: RuleID = "ownership-container-clean"
  static let statement = """
    When settled, no snapshot, overlay or temporary view made by the animator remains in the \
    container, the window or a controller's view.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Customizing the Transition Animations"),
    .apple("UIViewControllerAnimatedTransitioning, animationEnded(_:)"),
  ]
  static let remedy = """
    Remove every view that you added, on each way out; declare what has to stay as chrome.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .insert, .remove, .loadView, .viewDidLoad, .addChild, .didMove, .release,
  ]

  private(set) var record = Record()
  private var insertions: NameMap<Insertion> = [:]
  /// Where the views lay of which the first line said that the subject took them out.
  private var homes: NameMap<Name> = [:]
  /// Those who got a child.
  private var containers: Set<Name> = []
  /// When each screen made its view.
  private var loads: NameMap<Load> = [:]

  private struct Load {
    let event: Int
    let time: TraceTime
  }

  private struct Insertion {
    let event: Int
    /// Whether a transition is to answer for it.
    let isTransitions: Bool
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let subject = entry.principal else { return }
    switch entry.topic {
    case .loadView, .viewDidLoad:
      loads[subject] = Load(event: entry.index, time: entry.time)
    case .addChild: containers.insert(subject)
    case .didMove: if let parent = entry.counterpart { containers.insert(parent) }
    case .insert: take(entry, in: hierarchy)
    case .remove:
      insertions[subject] = nil
      if entry.isBySubject, !hierarchy.objects[subject].isPlaced {
        homes[subject] = entry.counterpart
      }
    default: loads[subject] = nil
    }
  }

  private mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, entry.isBySubject,
      hierarchy.names.controller(of: view) == nil, !hierarchy.names.isContainer(view),
      !hierarchy.isWindow(view), !hierarchy.baseline.shows(view)
    else { return }
    let isTransitions = entry.cause != nil
    guard isTransitions || !isLoading(entry, in: hierarchy) else { return }
    if isTransitions { record.exercise() }
    guard isTransitions || insertions[view]?.isTransitions != true else { return }
    insertions[view] = Insertion(event: entry.index, isTransitions: isTransitions)
  }

  // MARK: - A screen's own views

  /// Whether a screen puts a view into its own while it makes that.
  private func isLoading(_ entry: IndexedEvent, in hierarchy: HierarchyState) -> Bool {
    guard let superview = entry.counterpart else { return false }
    for view in hierarchy.path(from: superview) {
      guard let load = hierarchy.names.controller(of: view).flatMap({ loads[$0] }) else { continue }
      if load.time == entry.time, (hierarchy.lastAct ?? -1) <= load.event { return true }
    }
    return false
  }

  /// Whether a view lies at rest in that of a controller that has or had children.
  private func isContainers(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let holder = finalState.path(from: view).dropFirst().lazy
      .compactMap(hierarchy.names.controller).first
    return holder.map { holder in
      containers.contains(holder) || !finalState.children(of: holder).isEmpty
        || !hierarchy.baseline.children(of: holder).isEmpty
    } ?? false
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    insertions[name] = nil
    homes[name] = nil
    containers.forget(name)
    loads[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (view, insertion) in insertions.sorted(by: { $0.value.event < $1.value.event })
    where finalState.shows(view) {
      guard insertion.isTransitions || !isContainers(view, finalState, hierarchy),
        homes[view] == nil || finalState.superview(of: view) != homes[view]
      else { continue }
      let type = hierarchy.type(of: view)
      if hierarchy.isChrome(view), !finalState.presenters.isEmpty {
        record.rely(on: .chrome)
        continue
      }
      let text = hierarchy.names.text(view)
      record.convict(
        "\(text)\(type.map { ", a \($0)," } ?? "") was put in for a while and is still there",
        [.event(insertion.event), .ending(.view(text))])
    }
  }
}

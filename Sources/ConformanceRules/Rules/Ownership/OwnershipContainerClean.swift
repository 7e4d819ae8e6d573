import AppearanceTrace

/// Nothing that a transition made for itself is left behind.
///
/// Condition, at rest: a view that the subject put into a window, into a transition's container or into
/// a controller's view, and that was not there before, is gone. Exempt is what belongs to a presentation
/// that stands:
///
/// - what its transition put into its container, and that lies beneath the presented view, or around it;
/// - what its presentation controller put into its container in one of its hooks, and that does not
///   cover the presented view;
/// - views of a class that is declared as chrome: as many as came with it, or one where none did.
///
/// Three things that happen outside of any transition are the screen's own affair: what lies at rest in
/// the view of a container, one that has or had children, whether it went in before its first child or
/// after, unless it covers all children that are in sight; and what went into a screen's view in the
/// instant in which the screen made that, unless the script has acted since. So is what lies in a child of a
/// container of the app's that shows more children than at first, or than when it was put in: a menu is open, and
/// what closes it lies over the screen. A transition is asked for all that it put in, wherever that lies.
///
/// Legal: an element that a transition borrows from a screen that came with it. No line has shown it
/// before the one that takes it out, and at rest it lies again in the view that it was taken from.
struct OwnershipContainerClean: RuleChecker {
  static let id: RuleID = "ownership-container-clean"
  static let statement = """
    When settled, no snapshot, overlay or temporary view made by the animator remains in the \
    container, the window or a controller's view.
    """
  static let clauses = [transitions, meanwhile, overChildren]
  static let exceptions = [
    backdrop, ornament, declared, containers, openSide, loading,
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("View Controller Programming Guide, Customizing the Transition Animations"),
    .derived(
      from: "animationEnded(_:), which says that temporary views go, and the container's going"),
  ]
  static let remedy = """
    Remove every view that you added, on each way out; declare what has to stay as chrome.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .insert, .remove, .loadView, .viewDidLoad, .addChild, .didMove, .release,
  ]

  private static let transitions = RuleClause(
    "transitions", "What a transition put in for itself is gone at rest.")
  private static let meanwhile = RuleClause(
    "meanwhile", "What the subject put in between transitions is gone at rest.")
  private static let overChildren = RuleClause(
    "over-children",
    "What the subject put into a container's own view does not cover the children at rest.")
  private static let backdrop = RuleException(
    "backdrop",
    "What a presentation brings to lie beneath or around what it presents goes with its container.",
    guards: [
      .subject("faulty/picture-left-on-top"), .subject("faulty/curtain-stays"),
      .sketch("a picture that the animator leaves on top, and an element that it forgets there"),
      .sketch("dimming that lies in a container that outlives the presentation"),
      .sketch("dimming of an animator's in its container, where what it presented lies elsewhere"),
      .sketch("dimming of an earlier presentation that lies in the container of the next one"),
    ])
  private static let ornament = RuleException(
    "ornament",
    "What a presentation controller puts there in a hook may lie in front, if it does not cover.",
    guards: [
      .subject("faulty/curtain-stays"),
      .sketch("a presentation controller covers what it presents"),
    ])
  private static let declared = RuleException(
    "declared",
    "Of each class that the contract declares as many views stay as came with a presentation, or one.",
    guards: [
      .subject("faulty/dimming-piles-up"),
      .sketch("dimming of a declared class that piles up with each dismissal that is given up"),
    ])
  private static let containers = RuleException(
    "containers",
    "What a container puts into its own view outside of a transition is its own affair.",
    guards: [.subject("faulty/picture-left-in-container")])
  private static let openSide = RuleException(
    "open-side",
    "What a container puts over a child while it shows another one beside it belongs to that.",
    guards: [
      .subject("faulty/catcher-stays"), .subject("faulty/catchers-pile-up"),
      .sketch("a picture that a container of two children leaves over one of them"),
      .sketch("a picture over a column in a container of UIKit's, beside one that has come"),
      .sketch("a picture that a container leaves over a child beside one that has not appeared"),
      .sketch("a picture that a container leaves over the first child that it shows"),
      .sketch("a picture that a transition leaves over a child beside an open side"),
      .sketch("a picture that a container leaves over a child while it exchanges another"),
      .sketch("a picture that a container leaves over a child while it is covered"),
    ])
  private static let loading = RuleException(
    "loading", "What a screen puts into its view in the instant in which it makes that is its own.",
    guards: [
      .sketch(
        "a picture that is put on a screen between transitions, and one that a transition leaves"),
      .sketch("a picture that a transition puts on a screen in the instant in which it is made"),
      .sketch("a picture that is put on a screen that was just made, when the script has acted"),
    ])

  private(set) var record = Record()
  private var guests = InsertedViews()
  /// Those who got a child.
  private var containers: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let subject = entry.principal else { return }
    switch entry.topic {
    case .addChild: containers.insert(subject)
    case .didMove: if let parent = entry.counterpart { containers.insert(parent) }
    case .loadView, .viewDidLoad: guests.load(subject, entry)
    case .insert: if guests.insert(subject, entry, in: hierarchy) { record.exercise() }
    case .remove: guests.remove(subject, entry, in: hierarchy)
    default: guests.release(subject)
    }
  }

  /// Whether a view lies at rest in that of a controller that has or had children, and leaves some to be
  /// seen.
  private func isContainers(
    _ view: Name, _ visibility: Visibility, _ hierarchy: HierarchyState
  ) -> Bool {
    let finalState = visibility.snapshot
    guard let holder = holder(of: view, visibility), !coversChildren(view, visibility) else {
      return false
    }
    return containers.contains(holder) || !finalState.children(of: holder).isEmpty
      || !hierarchy.baseline.children(of: holder).isEmpty
  }

  /// Whether a view lies at rest in that of a child of a container of the app's that shows more than one, and
  /// more than at first, or than when the view was put in.
  private func isBesideOpenSide(
    _ view: Name, _ insertion: InsertedViews.Insertion, _ visibility: Visibility
  ) -> Bool {
    let (finalState, hierarchy) = (visibility.snapshot, visibility.hierarchy)
    guard let container = holder(of: view, visibility).flatMap(finalState.parent),
      hierarchy.isAppsOwn(container)
    else { return false }
    func shown(_ snapshot: HierarchySnapshot) -> Int {
      snapshot.children(of: container).count { snapshot.phases[$0] == .appeared }
    }
    let atFirst = shown(hierarchy.baseline)
    let then = insertion.company.map { $0.container == container ? $0.count : atFirst } ?? atFirst
    return shown(finalState) > max(1, min(atFirst, then))
  }

  /// The controller in whose view another one lies at rest.
  private func holder(of view: Name, _ visibility: Visibility) -> Name? {
    visibility.snapshot.path(from: view).dropFirst().lazy
      .compactMap(visibility.hierarchy.names.controller).first
  }

  /// Whether a view covers the children of the container in whose view it lies.
  private func coversChildren(_ view: Name, _ visibility: Visibility) -> Bool {
    holder(of: view, visibility).map { visibility.covers(view, childrenOf: $0) } ?? false
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    guests.forget(name)
    containers.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, !guests.insertions.isEmpty else { return }
    let visibility = Visibility(finalState, hierarchy)
    let chrome = PresentationChrome(finalState, hierarchy)
    var allowance = ChromeAllowance(finalState, hierarchy)
    for (view, insertion) in guests.insertions.sorted(by: { $0.value.event < $1.value.event })
    where finalState.shows(view) {
      if !insertion.isTransitions, isBesideOpenSide(view, insertion, visibility) {
        record.exercise()
        continue
      }
      guard insertion.isTransitions || !isContainers(view, visibility, hierarchy),
        !guests.isBack(view, finalState)
      else { continue }
      let type = hierarchy.type(of: view)
      if allowance.admits(view) {
        record.rely(on: .chrome)
        continue
      }
      if chrome.kind(of: view) != nil { continue }
      let text = hierarchy.names.text(view)
      record.convict(
        insertion.isTransitions
          ? Self.transitions
          : coversChildren(view, visibility) ? Self.overChildren : Self.meanwhile,
        "\(text)\(type.map { ", a \($0)," } ?? "") was put in for a while and is still there",
        [.event(insertion.event), .ending(.view(text))])
    }
  }
}

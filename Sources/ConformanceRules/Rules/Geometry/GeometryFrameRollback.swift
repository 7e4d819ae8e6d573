import AppearanceTrace

/// What stays lies where it lay.
///
/// Condition, at rest, where the screen has the size that it had: a root view that was shown at first, and
/// is, in the same superview, and has no transform, has the frame that it had. Where the status bar has
/// another height, that is said only of what lies in a window itself and got its frame from the subject
/// since. That it fills its window now, and did not before, is judged where all that was presented before
/// still is: a presenter's resting frame is to be undone by a dismissal. Frames are those in the window:
/// where a root view around a view has moved, it is the one that is judged.
///
/// Who came or went in a change of a stack, a selection or a child that finished does not stay, and has
/// the frame that this change announced. How a container lays its children out that the script asks to
/// open, to close, to select or to replace is its own affair, and so is where it takes what lies deeper in
/// it, or is its child no more, unless a transition wrote that frame. A frame that follows a finger on the
/// container while it changes nothing else is its own affair too: a drawer is opened so.
struct GeometryFrameRollback: RuleChecker {
  static let id: RuleID = "geometry-frame-rollback"
  static let statement = """
    After a transition that was given up, and after a dismissal, the view that stays lies \
    where it lay.
    """
  static let clauses = [moved, filling]
  static let exceptions = [
    RuleException(
      "resting-frame",
      """
      A view may fill its window where it did not before, if what was presented is gone: it rested \
      in another frame.
      """,
      guards: [
        .subject("faulty/card-fills-after-cancel"),
        .sketch("a presenter that gets a third frame when what it presented is gone"),
      ]),
    RuleException(
      "containers-affair",
      """
      Where a container lays its children that it opens, closes or exchanges is its own affair, unless \
      a transition wrote the frame.
      """,
      guards: [
        .sketch("a drawer that a finger opens, and whose child a presentation moves on"),
        .sketch(
          "a child that a presentation leaves aside, in a container that was asked for nothing"),
      ]),
    RuleException(
      "went-through",
      """
      Who came or went in a change of a stack, a selection or a child that finished does not stay.
      """,
      guards: [
        .subject("faulty/presenter-frame-written-back"),
        .sketch("a screen that lies aside when the push over it was given up"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(from: "initialFrame(for:), the frame that a cancelled transition has to leave")
  ]
  static let remedy = """
    Write back no frame that you remember; leave the frame of what stays to its superview.
    """
  static let specificity = Specificity.state
  static let restsOnCancel = true
  static let topics: [Topic] = [.end, .resize, .setStatusBarHeight, .set]
  static let judgesRest = true

  private static let moved = RuleClause(
    "moved", "The view that stays has the frame that it had.")
  private static let filling = RuleClause(
    "filling", "A view that had a frame of its own does not fill its window afterwards.")

  private(set) var record = Record()
  private var isResized = false
  /// How high the script made the status bar, first and last; empty while it is as it was.
  private var heights: [Double?] = []
  /// The last event that made it another height.
  private var heightChange = -1
  /// When the subject gave each view its frame, where nobody has given it another one since.
  private var writings: NameMap<Int> = [:]
  /// The views whose frames were written in a transition of the subject's last.
  private var transitionWritings: Set<Name> = []
  /// Those who came or went in a change that finished, other than a presentation or dismissal.
  private var travellers: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .resize: isResized = true
    case .setStatusBarHeight:
      heights = heights.prefix(1) + [entry.call?.number(nil)]
      heightChange = entry.index
    case .set:
      guard let view = entry.principal, entry.property?.kind == .frame else { return }
      writings[view] = entry.isBySubject ? entry.index : nil
      if entry.cause == nil {
        transitionWritings.forget(view)
      } else {
        transitionWritings.insert(view)
      }
    default:
      record.exercise()
      guard let transition = entry.principal.flatMap({ hierarchy.transitions[$0] }),
        !transition.isModal, entry.flag == true
      else { return }
      travellers.formUnion(transition.sides.filter(hierarchy.names.knows))
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    travellers.forget(name)
    writings[name] = nil
    transitionWritings.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    // Another height than the first new one is taken to be the old one again.
    let isBarAsBefore = heights.isEmpty || heights.first != heights.last
    guard let finalState = conclusion.finalState, !isResized, hierarchy.lastEnded != nil,
      hierarchy.open.isEmpty,
      !hierarchy.contract.restingLook.contains(.frame) || finalState.presenters.isEmpty
    else { return }
    for view in finalState.views where isComparable(view, finalState, hierarchy) {
      guard isBarAsBefore || isWritten(view, finalState, hierarchy) else { continue }
      let frames = (
        before: hierarchy.baseline.values(.frame, of: view),
        now: finalState.values(.frame, of: view)
      )
      guard frames.now != frames.before,
        frames.now != nil || finalState.keepsPresentations(of: hierarchy.baseline)
      else { continue }
      let text = hierarchy.names.text(view)
      let last = hierarchy.lastSet(.frame, of: view) ?? hierarchy.lastEnd
      record.convict(
        frames.now == nil ? Self.filling : Self.moved,
        frames.now == nil
          ? "\(text) does not lie where it lay, but fills its window"
          : "\(text) does not lie where it lay",
        [
          frames.before.map { _ in .baseline(.property(text, .frame)) },
          last.map { .event($0) },
          .ending(frames.now == nil ? .view(text) : .property(text, .frame)),
        ])
    }
  }

  /// Whether a root view is in its old place, and nothing but its frame says where it lies.
  private func isComparable(
    _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let controller = hierarchy.names.controller(of: view), !travellers.contains(controller),
      !hierarchy.isPulled(.frame, of: view)
    else { return false }
    return hierarchy.baseline.shows(view)
      && hierarchy.baseline.superview(of: view) == finalState.superview(of: view)
      && finalState.values(.transform, of: view) == nil
      && hierarchy.baseline.values(.transform, of: view) == nil
      && !isArranged(controller, view, finalState, hierarchy)
      && finalState.path(from: view).dropFirst().allSatisfy { isUnmoved($0, finalState, hierarchy) }
  }

  /// Whether a parent that the script has asked for something lays a controller's view out, or one further
  /// outside, where no transition did.
  private func isArranged(
    _ controller: Name, _ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard !hierarchy.arranging.isEmpty else { return false }
    if let parent = finalState.parent(of: controller), hierarchy.arranging.contains(parent) {
      return true
    }
    return !transitionWritings.contains(view)
      && finalState.path(from: view).dropFirst().compactMap(hierarchy.names.controller)
        .contains(where: hierarchy.arranging.contains)
  }

  /// Whether a view lies in a window itself, and has the frame that the subject gave it since the status
  /// bar has its height.
  private func isWritten(_ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState)
    -> Bool
  {
    let isInWindow = finalState.superview(of: view).map(hierarchy.isWindow) ?? false
    return isInWindow && (writings[view] ?? -1) > heightChange
  }

  /// Whether a view around another one is no root view, or lies as it lay, so that it takes nobody along.
  private func isUnmoved(_ view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState)
    -> Bool
  {
    hierarchy.names.controller(of: view) == nil
      || [ViewProperty.Kind.frame, .transform].allSatisfy {
        hierarchy.baseline.values($0, of: view) == finalState.values($0, of: view)
      }
  }
}

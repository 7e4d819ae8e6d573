import AppearanceTrace

/// Views follow the size of the screen.
///
/// Condition, at rest after the script has changed a window's size, for each root view that is shown in
/// that window, with no transform on it or around it:
///
/// - It has not the size that the window had before, which the header's screen tells of the first change.
/// - If it filled the window before, it does not begin in the corner and reach beyond the new bounds.
/// - If it filled the window before, and its place in the hierarchy gives it the whole window, it fills
///   the new bounds: as root controller, as one presented over the whole screen, or as child of a
///   navigation or tab bar controller with such a place. A sheet, a card, a column and the child of
///   another container may take more or less of a window of another size. A window's root controller that
///   no line showed before fills them, too.
///
/// - What is presented, and has appeared, does not lie outside of the window; nor has it the frame that it
///   had before the change, if that lay within the old bounds and reaches beyond the new ones. The same is
///   said of the child that the last change of a container left in place, and of the only one that a container
///   of the app's shows, unless the script has opened its side.
/// - Such an only child, as large as the window, lies in its corner.
/// - What is presented, and lay within the old bounds, does not reach beyond the new ones.
///
/// Legal: a dialog of a fixed size, which lies in the middle of a window that is smaller now; and whatever
/// autoresizing makes of a view that had a transform when the size changed, for that is undefined, unless a
/// line gives it a frame afterwards. The old size it may not have all the same.
///
/// That a view filled the window is known from the baseline, or from the last transition that brought it
/// and announced no other frame, unless a line has given it another one since. Of a view that did not, no
/// line says which frame would fit; and a presenter, with what lies in it and around it, may have its declared
/// resting frame while something is presented. What is presented may not.
struct GeometrySizeChangeTracked: RuleChecker {
  static let id: RuleID = "geometry-size-change-tracked"
  static let statement = """
    After a change of size all views that are shown fit the new size.
    """
  static let clauses = [oldSize, oldSide, filled, root, outside, displaced, oldFrame, cutOff]
  static let exceptions = [narrow, centred, bent]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIContentContainer, viewWillTransition(to:with:)"),
    .apple("View Programming Guide for iOS, Views: autoresizing under a transform is undefined"),
    .derived(from: "a window's being seen as far as its bounds reach"),
  ]
  static let remedy = """
    Take frames from the context when you need them, and never from before the change.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.resize, .begin, .set, .open, .close]

  private static let oldSize = RuleClause(
    "old-size", "No root view has the size that the window had before.")
  private static let oldSide = RuleClause(
    "old-side",
    "No root view in the corner keeps one side of the window's old size, and falls short there.")
  private static let filled = RuleClause(
    "filled",
    "A view that filled the window, and whose place gives it all of it, fills the new bounds.",
    .sketched(
      because: "what faulty subjects leave of such a view is the old size, which is told first"))
  private static let root = RuleClause(
    "root", "A window's root that no line showed before fills the new bounds.",
    .sketched(
      because: "a root that is covered comes back with the size of the container that it was in"))
  private static let outside = RuleClause(
    "outside", "What is presented or in front of its container does not lie outside of the window.")
  private static let displaced = RuleClause(
    "displaced",
    "The one child that a container shows, as large as the window, does not lie beside its corner.",
    remedy: "Move what holds your children where you lay them out for another size.")
  private static let oldFrame = RuleClause(
    "old-frame",
    "What is presented or in front does not keep a frame that reaches beyond the new bounds.",
    .sketched(
      because:
        "a card that reaches beyond the new bounds lies outside of them altogether on the stage's screens"
    ))
  private static let cutOff = RuleClause(
    "cut-off", "What is presented, and was seen as a whole, does not reach beyond the new bounds.",
    remedy: """
      Give what you present frameOfPresentedViewInContainerView again in \
      containerViewWillLayoutSubviews.
      """)
  private static let centred = RuleException(
    "centred",
    "A dialog that is larger than the new bounds in one direction, and lies in the middle, may be cut off.",
    guards: [.subject("faulty/half-sheet-left-alone")])
  private static let bent = RuleException(
    "bent",
    "A view that had a transform when the size changed may have any frame, other than one of the old size.",
    guards: [
      .sketch("a screen whose transform ended before the turn, and that does not fit afterwards"),
      .sketch("a screen that gets a wrong frame after a turn that found it scaled"),
    ])
  private static let narrow = RuleException(
    "narrow", "A view that a line made narrower before the change did not fill the window.",
    guards: [
      .subject("faulty/frames-of-the-beginning"),
      .sketch("screens that filled the screen, and have a size after a turn that it never had"),
    ])

  private(set) var record = Record()
  private var change: SizeChange?
  private var book = FrameBook()
  /// The views that had a transform when the size changed, and that no line has given a frame since.
  private var bentViews: Set<Name> = []
  /// The containers that the script opened or closed.
  private var opened: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .resize: break
    case .open, .close:
      if let container = entry.principal { opened.insert(container) }
      return
    default:
      if entry.property?.kind == .frame, let view = entry.principal { bentViews.remove(view) }
      return book.take(entry, in: hierarchy)
    }
    bentViews = Set(hierarchy.known.keys.filter { hierarchy.values(.transform, of: $0) != nil })
    change = SizeChange(entry, after: change, from: hierarchy.baseline.screen)
    book.turn()
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    book.forget(name)
    bentViews.forget(name)
    opened.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let change, let bounds = change.bounds else {
      return
    }
    let visibility = Visibility(finalState, hierarchy)
    for view in finalState.views where visibility.isLaidOut(view, in: change.window) {
      guard let controller = hierarchy.names.controller(of: view) else { continue }
      guard let frame = visibility.frame(of: view), frame != bounds else {
        record.exercise()
        continue
      }
      let values = finalState.values(.frame, of: view) ?? []
      guard let flaw = flaw(of: controller, values, change, finalState, hierarchy) else {
        continue
      }
      let text = hierarchy.names.text(view)
      record.convict(
        flaw.clause,
        "\(text) \(flaw.words)",
        [flaw.proof, .event(change.event), .ending(.property(text, .frame))])
    }
  }

  /// What is wrong with the frame of a controller's view, which is not that of the window.
  private func flaw(
    of controller: Name, _ values: [String], _ change: SizeChange,
    _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> (clause: RuleClause, words: String, proof: Evidence?)? {
    guard let bounds = change.bounds, let frame = Visibility.Frame(values) else { return nil }
    if let old = change.old, Array(values.suffix(2)) == old {
      return (Self.oldSize, "has the size that the screen had before", nil)
    }
    guard !mayRest(controller, finalState, hierarchy),
      !(hierarchy.names.rootView(of: controller).map(bentViews.contains) ?? false)
    else { return nil }
    if let proof = book.proofOfFilling(by: controller, hierarchy),
      frame.isBeyond(bounds) || isGivenAll(controller, finalState, hierarchy)
    {
      return (Self.filled, "filled the screen, and does not fit its new size", proof)
    }
    if !book.hasArrived(controller), isRoot(controller, finalState, hierarchy),
      hierarchy.names.rootView(of: controller).map({ !hierarchy.baseline.shows($0) }) ?? false
    {
      return (Self.root, "is the root of its window, and does not fit the new size", nil)
    }
    if change.isOldSide(of: frame, size: Array(values.suffix(2))) {
      return (Self.oldSide, "keeps a side that the screen had before", nil)
    }
    guard isInFront(controller, finalState, hierarchy) else { return nil }
    if !frame.meets(bounds) {
      return (Self.outside, "lies outside of its window in the new size", nil)
    }
    if frame.width == bounds.width, frame.height == bounds.height, !frame.isAtOrigin,
      isAlone(controller, finalState, hierarchy)
    {
      return (Self.displaced, "lies beside its window's corner in the new size", nil)
    }
    guard let (proof, before) = book.frame(of: controller, hierarchy), !bounds.contains(frame),
      let old = change.old.flatMap({ Visibility.Frame(["0", "0"] + $0) }),
      Visibility.Frame(before).map(old.contains) ?? false
    else { return nil }
    if before == values {
      return (Self.oldFrame, "keeps the frame that it had, and does not fit the new size", proof)
    }
    guard finalState.parent(of: controller) == nil, !frame.isInTheMiddle(of: bounds) else {
      return nil
    }
    return (Self.cutOff, "was seen as a whole, and is cut off in the new size", proof)
  }

  /// Whether a controller has appeared, and is presented or the child that the last change left in place.
  private func isInFront(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard hierarchy.phase(of: controller) == .appeared else { return false }
    guard let parent = finalState.parent(of: controller) else {
      return finalState.presenter(of: controller) != nil
    }
    let last = finalState.children(of: parent)
      .compactMap { child in hierarchy.objects[child].lastSurvival.map { (child, $0) } }
      .max { $0.1 < $1.1 }
    return last?.0 == controller || isAlone(controller, finalState, hierarchy)
  }

  /// Whether a controller is the one child that its container, of a class of the app's, shows.
  private func isAlone(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let parent = finalState.parent(of: controller), hierarchy.isAppsOwn(parent),
      !opened.contains(parent)
    else { return false }
    return !finalState.children(of: parent).contains {
      $0 != controller && hierarchy.phase(of: $0) == .appeared
    }
  }

  // MARK: - Before the change

  /// Whether a controller presents, or lies in one that does or around it, and presenters may have a frame
  /// of their own.
  private func mayRest(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    hierarchy.contract.restingLook.contains(.frame)
      && finalState.presenters.contains {
        hierarchy.isController(controller, within: $0)
          || hierarchy.isController($0, within: controller)
      }
  }

  /// Whether a controller filled the window, and its place gives it the whole window whatever the size.
  private func isGivenAll(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    var controller = controller
    for _ in 0..<HierarchyState.depthLimit {
      guard book.proofOfFilling(by: controller, hierarchy) != nil else { return false }
      guard let parent = finalState.parent(of: controller) else { break }
      switch hierarchy.container(parent) {
      case .navigation, .tabs: controller = parent
      case .pages, .split, nil: return false
      }
    }
    if let isOverScreen = book.isOverScreen(controller) { return isOverScreen }
    if let presenter = finalState.presenter(of: controller) {
      return hierarchy.presentations[presenter]?.isRemoving ?? false
    }
    return isRoot(controller, finalState, hierarchy)
  }

  /// Whether nobody holds or presents a controller, and its view lies right in a window.
  private func isRoot(
    _ controller: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let view = hierarchy.names.rootView(of: controller)
    return finalState.parent(of: controller) == nil && finalState.presenter(of: controller) == nil
      && view.flatMap { finalState.superview(of: $0) }.map(hierarchy.isWindow) ?? false
  }
}

extension Visibility.Frame {
  /// Whether it begins in the corner of these bounds and reaches beyond them.
  fileprivate func isBeyond(_ bounds: Self) -> Bool {
    isAtOrigin && (width > bounds.width || height > bounds.height)
  }

  /// Whether it reaches beyond these bounds equally far on both sides, by a point, wherever it does.
  fileprivate func isInTheMiddle(of bounds: Self) -> Bool {
    let isWithin = bounds.x <= x && x + width <= bounds.x + bounds.width
    let isLevel = bounds.y <= y && y + height <= bounds.y + bounds.height
    return (isWithin || abs(2 * x + width - 2 * bounds.x - bounds.width) <= 2)
      && (isLevel || abs(2 * y + height - 2 * bounds.y - bounds.height) <= 2)
  }
}

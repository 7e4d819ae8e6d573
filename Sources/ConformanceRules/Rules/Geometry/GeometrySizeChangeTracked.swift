import AppearanceTrace

/// Views follow the size of the screen.
///
/// Condition, at rest after the script has changed a window's size, for each root view that is shown in
/// that window, with no transform on it or around it, unless told otherwise:
///
/// - It has not the size that the window had before, which the header's screen tells of the first change.
/// - Where it begins in the corner, it has not one side of that size and falls short of the new bounds there.
/// - If it filled the window before, it does not begin in the corner and reach beyond the new bounds.
/// - If it filled the window before, and its place in the hierarchy gives it the whole window, it fills
///   the new bounds: as root controller, as one presented over the whole screen, or as child of a
///   navigation or tab bar controller with such a place. A sheet, a card, a column and the child of
///   another container may take more or less of a window of another size. A window's root controller that
///   no line showed before fills them, too.
/// - What is in front does not lie outside of the window; nor has it the frame that it had before the
///   change, if that lay within the old bounds and reaches beyond the new ones. In front is who has
///   appeared and is presented; the child that the last change of a container left in place; and the only
///   one that a container of the app's shows, unless the script has opened its side.
/// - Such an only child, as large as the window, lies in its corner, unless a finger had pushed it aside.
/// - What is presented, and lay within the old bounds, does not reach beyond the new ones.
/// - A child of a container of the app's that a transform moved or scaled, and that still has it, does not fill
///   the container: a frame was written under the transform, and the child lies beside its place once that goes.
/// - A child of a container of the app's that is as large as that, and lay beside another one, does not lie over
///   that one: a screen that is shoved aside for a menu beneath it gives way to the menu in its new size.
/// - Its layer's mask, where that leaves a part of it out, has not the size that the view, or the window, had before.
///
/// Legal: a menu as wide as the shorter side of the window, and as high as that, beside a child of the same
/// container that is as large as the window; a dialog of a fixed size, which lies in the middle of a window
/// that is smaller now; and whatever autoresizing makes of a view that had a transform when the size changed in the
/// middle of a transition, for that is undefined, unless a line gives it a frame afterwards. The old size it may not
/// have all the same. A view that lay there under a transform has to fit once that ends: who takes it away knows of
/// the new size.
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
  static let clauses = [
    oldSize, oldSide, filled, root, outside, displaced, oldFrame, cutOff, underTransform, beneath,
    oldMask,
  ]
  static let exceptions = [narrow, centred, bent, beside, aside]
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
  private static let underTransform = RuleClause(
    "under-transform",
    "A child that a transform moves or scales does not fill its container in the new size.",
    remedy: """
      Lay out by bounds and center what may have a transform, or take the transform away first.
      """)
  private static let beneath = RuleClause(
    "beneath",
    "A screen that was shoved aside for another child does not lie over that in the new size.",
    remedy: """
      Shove the screen as far as the menu is wide where you lay both out for another size.
      """)
  private static let oldMask = RuleClause(
    "old-mask", "No mask of the size of before leaves out a part of what is shown.",
    remedy: """
      Give the mask its path or its frame again where you lay out what it masks.
      """)
  private static let centred = RuleException(
    "centred",
    "A dialog that is larger than the new bounds in one direction, and lies in the middle, may be cut off.",
    guards: [
      .subject("faulty/half-sheet-left-alone"),
      .sketch("dialogs that are cut off: one beside the middle, one almost in it"),
    ])
  private static let bent = RuleException(
    "bent",
    """
    A view that had a transform when the size changed in the middle of a transition may have any frame, other \
    than one of the old size.
    """,
    guards: [
      .subject("faulty/filled-under-transform"),
      .sketch("a screen whose transform ended before the turn, and that does not fit afterwards"),
      .sketch("a screen that gets a wrong frame after a turn that found it scaled"),
      .sketch("a screen that had a transform at a turn, and has the old size afterwards"),
      .sketch("a screen that lay scaled in a turn, and does not fit when it is straight again"),
    ])
  private static let narrow = RuleException(
    "narrow", "A view that a line made narrower before the change did not fill the window.",
    guards: [
      .subject("faulty/frames-of-the-beginning"),
      .sketch("screens that filled the screen, and have a size after a turn that it never had"),
      .sketch("screens that filled the window: by a line, or brought after they were narrower"),
    ])

  private static let beside = RuleException(
    "beside",
    "A menu may be as wide as the shorter side of the window, beside a child that is as large as that.",
    guards: [
      .subject("faulty/width-kept"), .sketch("a menu that keeps the height of before a turn"),
      .sketch("menus that keep a side: too low, beside who is small or gone, or in UIKit's hands"),
    ])
  private static let aside = RuleException(
    "aside",
    "A child that a finger had pushed aside before the change may lie beside the corner.",
    guards: [
      .subject("faulty/strip-keeps-place"),
      .sketch("a drawer that a finger opened and closed, and whose child a turn pushes aside"),
      .sketch("a child that was pushed aside before one turn, and lies aside after the next"),
    ])

  private(set) var record = Record()
  private var change: SizeChange?
  private var book = FrameBook()
  /// The views that had a transform when the size changed in the middle of a transition, and that no line has
  /// given a frame since.
  private var bentViews: Set<Name> = []
  private var bentChildren = BentChildren()
  private var screensBeside = ScreensBeside()
  /// The views that a finger had left beside their corner when the size changed.
  private var pushedViews: Set<Name> = []
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
    bentViews =
      hierarchy.open.isEmpty
      ? [] : Set(hierarchy.known.keys.filter { hierarchy.values(.transform, of: $0) != nil })
    bentChildren.turn(in: hierarchy)
    screensBeside.turn(in: hierarchy)
    pushedViews = Set(
      hierarchy.known.keys.filter { view in
        let frame = hierarchy.values(.frame, of: view).flatMap(Visibility.Frame.init)
        return hierarchy.isPulled(.frame, of: view) && frame?.isAtOrigin == false
      })
    change = SizeChange(entry, after: change, from: hierarchy.baseline.screen)
    book.turn()
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    book.forget(name)
    bentViews.forget(name)
    bentChildren.forget(name)
    screensBeside.forget(name)
    pushedViews.forget(name)
    opened.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let change, let bounds = change.bounds else {
      return
    }
    let visibility = Visibility(finalState, hierarchy)
    let places = WindowPlaces(
      snapshot: finalState, hierarchy: hierarchy, bounds: bounds, opened: opened)
    for view in finalState.views {
      guard let controller = hierarchy.names.controller(of: view) else { continue }
      let text = hierarchy.names.text(view)
      if let flaw = flaw(of: controller, view, aside: change, in: places) {
        record.convict(
          flaw.clause, "\(text) \(flaw.words)", [flaw.proof, .event(change.event), flaw.ending])
        continue
      }
      guard visibility.isLaidOut(view, in: change.window) else { continue }
      if let flaw = flaw(ofMaskOf: view, of: controller, change, in: places) {
        record.convict(
          flaw.clause, "\(text) \(flaw.words)", [flaw.proof, .event(change.event), flaw.ending])
        continue
      }
      guard let frame = visibility.frame(of: view), frame != bounds else {
        record.exercise()
        continue
      }
      let values = finalState.values(.frame, of: view) ?? []
      guard let flaw = flaw(of: controller, values, change, in: places) else { continue }
      record.convict(
        flaw.clause,
        "\(text) \(flaw.words)",
        [flaw.proof, .event(change.event), .ending(.property(text, .frame))])
    }
  }

  private struct Flaw {
    let clause: RuleClause
    let words: String
    var proof: Evidence?
    /// What the end shows of it; none where that is the frame.
    var ending: Evidence?
  }

  /// What is wrong with a child that is moved aside for another one.
  private func flaw(
    of controller: Name, _ view: Name, aside change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    let (names, hierarchy) = (places.hierarchy.names, places.hierarchy)
    if bentChildren.fills(view, of: controller, change, in: places) {
      return Flaw(
        clause: Self.underTransform, words: "fills its container, though a transform moves it",
        proof: hierarchy.proof(of: .transform, of: view),
        ending: .ending(.property(names.text(view), .transform)))
    }
    guard let other = screensBeside.covered(by: controller, view, in: places) else { return nil }
    let hasFrame = places.snapshot.values(.frame, of: view) != nil
    return Flaw(
      clause: Self.beneath,
      words: "lay beside \(names.text(other)), and lies over it in the new size",
      proof: hierarchy.proof(of: .frame, of: view),
      ending: .ending(
        hasFrame ? .property(names.text(view), .frame) : .view(names.text(view))))
  }

  /// What is wrong with the mask of a controller's view.
  private func flaw(
    ofMaskOf view: Name, of controller: Name, _ change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    guard let masked = places.snapshot.values(.masked, of: view) else { return nil }
    let before = book.frame(of: controller, places.hierarchy)
    let sizes = [change.old, before.map { Array($0.1.suffix(2)) }].compactMap(\.self)
    guard masked.prefix(2) == ["0", "0"], sizes.contains(Array(masked.suffix(2))) else {
      return nil
    }
    return Flaw(
      clause: Self.oldMask, words: "is cut off by a mask of the size of before", proof: before?.0,
      ending: .ending(.property(places.hierarchy.names.text(view), .masked)))
  }

  /// What is wrong with the frame of a controller's view, which is not that of the window.
  private func flaw(
    of controller: Name, _ values: [String], _ change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    guard let bounds = change.bounds, let frame = Visibility.Frame(values) else { return nil }
    if let old = change.old, Array(values.suffix(2)) == old {
      return Flaw(clause: Self.oldSize, words: "has the size that the screen had before")
    }
    let hierarchy = places.hierarchy
    guard !places.mayRest(controller),
      !(hierarchy.names.rootView(of: controller).map(bentViews.contains) ?? false)
    else { return nil }
    if let proof = book.proofOfFilling(by: controller, hierarchy),
      frame.isBeyond(bounds) || places.isGivenAll(controller, book)
    {
      return Flaw(
        clause: Self.filled, words: "filled the screen, and does not fit its new size", proof: proof
      )
    }
    if !book.hasArrived(controller), places.isRoot(controller),
      hierarchy.names.rootView(of: controller).map({ !hierarchy.baseline.shows($0) }) ?? false
    {
      return Flaw(
        clause: Self.root, words: "is the root of its window, and does not fit the new size")
    }
    if change.isOldSide(of: frame, size: Array(values.suffix(2))),
      !places.isMenu(controller, frame, in: bounds)
    {
      return Flaw(clause: Self.oldSide, words: "keeps a side that the screen had before")
    }
    guard places.isInFront(controller) else { return nil }
    return flawInFront(of: controller, values, change, in: places)
  }

  /// What is wrong with the frame of what is presented or in front.
  private func flawInFront(
    of controller: Name, _ values: [String], _ change: SizeChange, in places: WindowPlaces
  ) -> Flaw? {
    guard let bounds = change.bounds, let frame = Visibility.Frame(values) else { return nil }
    if !frame.meets(bounds) {
      return Flaw(clause: Self.outside, words: "lies outside of its window in the new size")
    }
    if frame.width == bounds.width, frame.height == bounds.height, !frame.isAtOrigin,
      places.isAlone(controller),
      !(places.hierarchy.names.rootView(of: controller).map(pushedViews.contains) ?? false)
    {
      return Flaw(clause: Self.displaced, words: "lies beside its window's corner in the new size")
    }
    guard let (proof, before) = book.frame(of: controller, places.hierarchy),
      !bounds.contains(frame),
      let old = change.old.flatMap({ Visibility.Frame(["0", "0"] + $0) }),
      Visibility.Frame(before).map(old.contains) ?? false
    else { return nil }
    if before == values {
      return Flaw(
        clause: Self.oldFrame, words: "keeps the frame that it had, and does not fit the new size",
        proof: proof)
    }
    guard places.snapshot.parent(of: controller) == nil, !frame.isInTheMiddle(of: bounds) else {
      return nil
    }
    return Flaw(
      clause: Self.cutOff, words: "was seen as a whole, and is cut off in the new size",
      proof: proof)
  }
}

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
///
/// Of each view that lines speak of, in that window and under no transform: its layer's mask, where that leaves a
/// part of it out, has not the size that the view, or the window, had before; nor does it lie where it lay before,
/// if it reached from side to side then, or had the same margin at both, and does so no more.
///
/// Legal: a menu as wide as the shorter side of the window, and as high as that, beside a child of the same
/// container that is as large as the window; a dialog of a fixed size, which lies in the middle of a window
/// that is smaller now; and whatever autoresizing makes of a view that had a transform when the size changed in the
/// middle of a transition, for that is undefined, unless a line gives it a frame afterwards. The old size it may not
/// have all the same. A view that lay there under a transform has to fit once that ends: who takes it away knows of
/// the new size.
///
/// That a view filled the window is known from the baseline, where it may be scaled and moved by a transform, or
/// from the last transition that brought it and announced no other frame, unless a line has given it another one since. Of a view that did not, no
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

  static let oldSize = RuleClause(
    "old-size", "No root view has the size that the window had before.")
  static let oldSide = RuleClause(
    "old-side",
    "No root view in the corner keeps one side of the window's old size, and falls short there.")
  static let filled = RuleClause(
    "filled",
    "A view that filled the window, and whose place gives it all of it, fills the new bounds.",
    remedy: """
      Give a view its size by bounds and center where it may have a transform, or take the transform away for as \
      long as the size changes.
      """)
  static let root = RuleClause(
    "root", "A window's root that no line showed before fills the new bounds.",
    .sketched(
      because: "a root that is covered comes back with the size of the container that it was in"))
  static let outside = RuleClause(
    "outside", "What is presented or in front of its container does not lie outside of the window.")
  static let displaced = RuleClause(
    "displaced",
    "The one child that a container shows, as large as the window, does not lie beside its corner.",
    remedy: "Move what holds your children where you lay them out for another size.")
  static let oldFrame = RuleClause(
    "old-frame",
    "What is presented or in front does not keep a frame that reaches beyond the new bounds.",
    .sketched(
      because:
        "a card that reaches beyond the new bounds lies outside of them altogether on the stage's screens"
    ))
  static let cutOff = RuleClause(
    "cut-off", "What is presented, and was seen as a whole, does not reach beyond the new bounds.",
    remedy: """
      Give what you present frameOfPresentedViewInContainerView again in \
      containerViewWillLayoutSubviews.
      """)
  static let underTransform = RuleClause(
    "under-transform",
    "A child that a transform moves or scales does not fill its container in the new size.",
    remedy: """
      Lay out by bounds and center what may have a transform, or take the transform away first.
      """)
  static let beneath = RuleClause(
    "beneath",
    "A screen that was shoved aside for another child does not lie over that in the new size.",
    remedy: """
      Shove the screen as far as the menu is wide where you lay both out for another size.
      """)
  static let oldMask = RuleClause(
    "old-mask", "No mask of the size of before leaves out a part of what is shown in another size.",
    remedy: """
      Give the mask its path or its frame again where you lay out what it masks.
      """)

  private(set) var record = Record()
  private var change: SizeChange?
  private(set) var book = FrameBook()
  /// What views were like when the size changed last.
  private(set) var atTurn = ViewsAtTurn()
  /// The containers that the script opened or closed.
  private var opened: Set<Name> = []

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .resize: break
    case .open, .close:
      if let container = entry.principal { opened.insert(container) }
      return
    default:
      if entry.property?.kind == .frame, let view = entry.principal { atTurn.layOut(view) }
      return book.take(entry, in: hierarchy)
    }
    atTurn = ViewsAtTurn(in: hierarchy)
    change = SizeChange(entry, after: change, from: hierarchy.baseline.screen)
    book.turn()
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    book.forget(name)
    atTurn.forget(name)
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
      guard let controller = hierarchy.names.controller(of: view) else {
        if visibility.isLaidOut(view, in: change.window),
          let flaw = flaw(ofMaskOf: view, change, in: places)
        {
          convict(view, flaw, change, in: hierarchy)
        }
        continue
      }
      if let flaw = flaw(of: controller, view, aside: change, in: places) {
        convict(view, flaw, change, in: hierarchy)
        continue
      }
      guard visibility.isLaidOut(view, in: change.window) else { continue }
      if let flaw = flaw(ofMaskOf: view, change, in: places) {
        convict(view, flaw, change, in: hierarchy)
        continue
      }
      guard let frame = visibility.frame(of: view), frame != bounds else {
        record.exercise()
        continue
      }
      let values = finalState.values(.frame, of: view) ?? []
      if let flaw = flaw(of: controller, values, change, in: places) {
        convict(view, flaw, change, in: hierarchy)
      }
    }
  }

  private mutating func convict(
    _ view: Name, _ flaw: Flaw, _ change: SizeChange, in hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(view)
    record.convict(
      flaw.clause, "\(text) \(flaw.words)",
      [flaw.proof, .event(change.event), flaw.ending ?? .ending(.property(text, .frame))])
  }
}

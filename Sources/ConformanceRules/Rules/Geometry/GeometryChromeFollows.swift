import AppearanceTrace

/// Chrome follows its container.
///
/// Chrome are the views of the classes that the contract declares, and what came with a presentation that
/// stands and lies beneath the presented view in its container.
///
/// Condition, at rest after the script has changed a window's size, for chrome that is shown in that
/// window, with no transform on it or around it:
///
/// - None has the size that the window had before. That is known from an earlier change only: no line
///   tells how large a window was at first.
/// - None begins in the corner, has one side of that size, and falls short of the new bounds there.
/// - None begins in the corner, reaches beyond the new bounds one way and falls short of them the other
///   way, as what covered the screen before a turn does.
/// - What filled the window in the baseline covers all of the new bounds.
///
/// After a finger that did not tap, or a dismissal that was given up, at rest on the screen of before, with the same
/// presented by the same, and the interface as dark as before: where a presented root view, and all that lies in it,
/// has its frames and transforms of before,
///
/// - each view beneath it in its container that is nobody's root view and lies in none, and
/// - where no transition has ended, that root view itself, its container, and the root view of who presents it
///
/// has the alpha, the transform and the hiding of before, unless no line has changed that since, or it was not to be
/// seen, and is not.
///
/// Besides, when an animated dismissal has finished: where the subject has moved what lies in a shell with a
/// shadow, it has moved the shell, too, or what lies around it, or changed how that is seen.
///
/// What is larger than the bounds both ways covers them in any case. Of chrome that came later and is
/// smaller no line says how much of its container it is to cover.
struct GeometryChromeFollows: RuleChecker {
  static let id: RuleID = "geometry-chrome-follows"
  static let statement = """
    Dimming and other chrome follow what they cover and came with, and a shell what it holds.
    """
  static let clauses = [oldSize, oldSide, turned, filled, shell, givenUp]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, view(forKey:)"),
    .derived(from: "containerViewWillLayoutSubviews(), which is called to lay out such views"),
  ]
  static let remedy = """
    Give your dimming an autoresizing mask or constraints, or lay it out in \
    containerViewWillLayoutSubviews.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] =
    [.resize, .moves, .set, .remove, .completeTransition, .setInterfaceStyle]
    + VainAttempt.topics

  private static let oldSize = RuleClause(
    "old-size", "No chrome has the size that the window had before.")
  private static let oldSide = RuleClause(
    "old-side",
    "No chrome in the corner keeps one side of the window's old size, and falls short there.")
  private static let turned = RuleClause(
    "turned",
    "No chrome in the corner reaches beyond the bounds one way and falls short the other way.",
    .sketched(because: "chrome that turns its size without following is of the old size first"))
  private static let filled = RuleClause(
    "filled", "Chrome that filled the window covers the new bounds.",
    .sketched(because: "chrome that filled the window keeps the old size first"))

  private static let shell = RuleClause(
    "shell", "An animated dismissal that moves what lies in a shell with a shadow moves the shell.",
    remedy: """
      Animate view(forKey: .from), which is the shell that the presentation controller hands out, and not \
      the controller's own view inside of it.
      """)

  private static let givenUp = RuleClause(
    "given-up",
    "A presented screen that is back in its place looks as before, and so does what lies beneath it.",
    remedy: """
      Put back all that follows the finger where you put back the screen: dimming, and whoever presents.
      """)

  private(set) var record = Record()
  private var change: SizeChange?
  private var motions = ShellMotions()
  private var attempt = VainAttempt()
  /// Whether the interface was made dark or light.
  private var isRestyled = false

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .resize: change = SizeChange(entry, after: change, from: hierarchy.baseline.screen)
    case .completeTransition: complete(entry, in: hierarchy)
    case .end, .gestureBegan: attempt.take(entry, in: hierarchy)
    case .setInterfaceStyle: isRestyled = true
    default: motions.take(entry, in: hierarchy)
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    motions.forget(name)
  }

  private mutating func complete(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard entry.flag == true,
      let dismissal = entry.principal.flatMap({ hierarchy.transitions[$0] }),
      dismissal.completion == nil, let shell = ShellMotions.shell(in: dismissal.name, hierarchy)
    else { return }
    guard let motion = motions.motion(in: dismissal.name) else { return record.exercise() }
    record.convict(
      Self.shell,
      "what lies in \(hierarchy.names.text(shell)) was moved, and that stood where it was to the end",
      [.event(dismissal.begin), .event(motion), .event(entry.index)])
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    judgeGrounds(of: finalState, in: hierarchy)
    guard let change, let bounds = change.bounds else { return }
    let visibility = Visibility(finalState, hierarchy)
    let chrome = PresentationChrome(finalState, hierarchy)
    for view in finalState.views where visibility.isLaidOut(view, in: change.window) {
      guard hierarchy.isChrome(view) || chrome.kind(of: view) == .backdrop else { continue }
      let text = hierarchy.names.text(view)
      let name = text + (hierarchy.type(of: view).map { ", a \($0)," } ?? "")
      let ending: [Evidence?] = [.event(change.event), .ending(.property(text, .frame))]
      let size = finalState.values(.frame, of: view).map { Array($0.suffix(2)) }
      let frame = visibility.frame(of: view) ?? bounds
      if frame != bounds, let size, size == change.old {
        record.convict(Self.oldSize, "\(name) keeps the size that the screen had before", ending)
      } else if change.isOldSide(of: frame, size: size) {
        record.convict(Self.oldSide, "\(name) keeps a side that the screen had before", ending)
      } else if frame.isTurned(in: bounds) {
        record.convict(Self.turned, "\(name) does not cover the screen in its new size", ending)
      } else if hierarchy.baseline.shows(view), !frame.contains(bounds),
        hierarchy.baseline.values(.frame, of: view) == nil
      {
        record.convict(
          Self.filled,
          "\(name) filled the screen, and does not cover it in its new size",
          [.baseline(.view(text))] + ending)
      } else {
        record.exercise()
      }
    }
  }
}

extension GeometryChromeFollows {
  /// Holds what is presented, and what lies beneath it, against what that was like before.
  private mutating func judgeGrounds(
    of finalState: HierarchySnapshot, in hierarchy: HierarchyState
  ) {
    guard let begin = attempt.begin, !isRestyled else { return }
    for ground in PresentationGrounds(finalState, hierarchy).all {
      let changes = ground.changes(since: begin, in: hierarchy)
      let kept = changes.first { change in
        finalState.values(change.kind, of: ground.view)
          != hierarchy.baseline.values(change.kind, of: ground.view)
      }
      guard let kept else {
        if !changes.isEmpty { record.exercise() }
        continue
      }
      let (text, over) = (hierarchy.names.text(ground.view), hierarchy.names.text(ground.root))
      record.convict(
        Self.givenUp,
        "\(text) keeps the \(kept.kind.rawValue) that it got meanwhile, and \(over) lies where it lay",
        [
          .baseline(.property(text, kept.kind)), .event(kept.event),
          .ending(.property(text, kept.kind)),
        ])
    }
  }
}

extension Visibility.Frame {
  /// Whether it begins in the corner of these bounds, reaches beyond them one way, and falls short of
  /// them the other way.
  fileprivate func isTurned(in bounds: Self) -> Bool {
    isAtOrigin
      && (width > bounds.width && height < bounds.height
        || width < bounds.width && height > bounds.height)
  }
}

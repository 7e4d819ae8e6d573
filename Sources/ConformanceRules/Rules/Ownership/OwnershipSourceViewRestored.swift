import AppearanceTrace

/// An element that is borrowed for an effect gets its looks and its place back.
///
/// An element is a view of a screen's: it lies in the screen's view, and is no root view, no container,
/// no bar, no window, and none of the subject's own making, as what it hands out in place of a controller's
/// view. What a container of the subject's own does, in a change of its children, to a view in its own view is
/// its own affair.
///
/// Condition, at rest: each property that the subject wrote on an element in the name of a transition has
/// the value that it had before; and an element that it moved or took out in the name of a transition
/// lies where it lay, if its screen still has a place in the hierarchy. Where the screen is out of the window
/// the last lines tell where an element lies, since no checkpoint does. How it looks is judged when the screen
/// is back, for nobody sees it before; but what a change that was given up wrote last has to be undone.
///
/// Hidden it may stay as long as somebody is presented for whom it was hidden, and it is shown again when he goes.
///
/// A frame is not compared after a change of size, nor where the view around the element has another frame
/// than before, nor out of the window, since layout writes frames without a line. Of an element that came later
/// than the baseline no line tells the values before; but the first value that was written differs from them,
/// so it may not be the last. Where such an element lay is known only if a line has shown it.
struct OwnershipSourceViewRestored: RuleChecker {
  static let id: RuleID = "ownership-source-view-restored"
  static let statement = """
    An element borrowed for a shared-element effect gets back its hidden state, alpha and place on \
    finish and on cancel.
    """
  static let clauses = [place, looks]
  static let exceptions = [
    RuleException(
      "containers-own",
      """
      What a container does in a change of its children to a view in its own view is its own affair.
      """,
      guards: [
        .subject("faulty/source-view-stays-hidden"), .subject("faulty/element-taken-along"),
        .sketch(
          "elements of a child's and of a stranger's that a change of children leaves hidden"),
        .sketch("an element of a container's that a child's presentation leaves hidden"),
      ]),
    RuleException(
      "laid-out-anew",
      """
      After a change of size, or in a view that has another frame, layout has written the element's \
      frame; its other looks are compared.
      """,
      guards: [
        .subject("faulty/picture-stays-hidden"),
        .sketch("an element that came later, and keeps the first frame that a transition gave it"),
        .sketch("an element that keeps the frame of a transition in a view that lies as before"),
        .sketch("an element that stays pale after a change of size"),
      ]),
    RuleException(
      "out-of-sight",
      """
      An element may look as it likes while its screen is out of the window, if no change that was \
      given up has left it so.
      """,
      guards: [
        .subject("faulty/picture-stays-hidden"),
        .sketch("a tile that is still hidden when its screen is back"),
      ]),
    RuleException(
      "stood-for",
      """
      An element may be hidden as long as the screen is presented that it was hidden for, as a picture is that is \
      looked at on a screen of its own.
      """,
      guards: [
        .sketch("a picture that stays hidden when the screen is gone that it was hidden for"),
        .sketch("a picture that is pale as long as a screen is presented"),
        .sketch("a picture on the screen that comes, which stays hidden there"),
        .sketch("a picture that is shown when the way back to it was given up"),
      ]),
    RuleException(
      "plain-again",
      """
      Of an element that came later than the baseline nothing tells how it looked before; where it looks \
      plain at rest, a change from before the trace may have been taken back.
      """,
      guards: [
        .sketch("an element of a screen that came later, left as it was written first"),
        .sketch("a tile that the way back hides, on a screen that was covered at first"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .derived(from: "an element's belonging to its screen, which shows it again")
  ]
  static let remedy = """
    Keep the very view that you altered, and restore it in the one completion that always runs.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.set, .insert, .remove, .resize, .presentedView]

  private static let place = RuleClause(
    "place", "An element that a transition moved or took out lies where it lay.")
  private static let looks = RuleClause(
    "looks", "Each property that a transition wrote on an element has its old value.")

  private(set) var record = Record()
  private var loans: NameMap<BorrowedElement> = [:]
  /// What the subject has put in itself, or hands out to be put in.
  private var own: Set<Name> = []
  private var isResized = false

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .resize { isResized = true }
    if entry.topic == .presentedView {
      // What lies on a screen is that screen's, whoever hands it out.
      if let wrapper = entry.given, !hierarchy.objects[wrapper].isPlaced { takeForOwn(wrapper) }
      return
    }
    guard let view = entry.principal, entry.topic != .resize, entry.isBySubject,
      !own.contains(view), !hierarchy.isRootOrHosts(view)
    else { return }
    if entry.topic == .insert, !hierarchy.objects[view].isPlaced {
      return takeForOwn(view)
    }
    guard entry.cause != nil else { return }
    let spot = BorrowedElement.Spot(of: view, entry, in: hierarchy)
    guard spot.isElements || loans[view] != nil else { return }
    var loan = loans[view] ?? BorrowedElement(screen: spot.screen)
    loan.screen = loan.screen ?? spot.screen
    guard !isContainersOwn(loan, entry, in: hierarchy) else { return }
    let old = entry.property.flatMap { hierarchy.values($0.kind, of: view) }
    loan.take(
      entry, from: spot, old: old, in: entry.cause.flatMap { hierarchy.transitions[$0] })
    loans[view] = loan
  }

  private mutating func takeForOwn(_ view: Name) {
    own.insert(view)
    loans[view] = nil
  }

  private func isContainersOwn(
    _ loan: BorrowedElement, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) -> Bool {
    guard let transition = entry.cause.flatMap({ hierarchy.transitions[$0] }),
      transition.kind == .replace, let child = transition.from ?? transition.to
    else { return false }
    return loan.screen != nil && loan.screen == hierarchy.objects[child].parent
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    own.forget(name)
    // What is gone is as it would be without any change.
    if loans.removeValue(forKey: name) != nil { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (view, loan) in loans.sorted(by: { $0.key.number < $1.key.number }) {
      let hasPlace = loan.screen.map { screen in
        finalState.speaks(of: screen)
          || hierarchy.names.rootView(of: screen).map(finalState.speaks) ?? false
      }
      guard finalState.shows(view) || hasPlace == true else {
        record.exercise()
        continue
      }
      if hasPlace == true { judgePlace(of: view, loan, finalState, hierarchy) }
      judgeLooks(of: view, loan, finalState, hierarchy)
    }
  }

  // MARK: - At rest

  private mutating func judgePlace(
    of view: Name, _ loan: BorrowedElement, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) {
    guard let move = loan.move, let home = loan.home else { return }
    let place =
      finalState.shows(view) ? finalState.superview(of: view) : hierarchy.objects[view].superview
    guard place != home else { return record.exercise() }
    let text = hierarchy.names.text(view)
    record.convict(
      Self.place,
      "\(text) was borrowed from \(hierarchy.names.text(home)), and did not come back there",
      [
        hierarchy.baseline.shows(view) ? .baseline(.view(text)) : nil, .event(move),
        .ending(.view(text)),
      ])
  }

  private mutating func judgeLooks(
    of view: Name, _ loan: BorrowedElement, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(view)
    for (kind, writing) in loan.writings.sorted(by: { $0.value.last < $1.value.last }) {
      guard kind != .frame || isFrameTold(of: view, finalState, hierarchy) else { continue }
      let isKept =
        finalState.shows(view)
        ? isKept(kind, of: view, writing, finalState, hierarchy)
        : isUndone(kind, of: view, writing, hierarchy)
      guard !isKept else {
        record.exercise()
        continue
      }
      record.convict(
        Self.looks,
        "\(text) was borrowed, and its \(kind.rawValue) did not come back",
        [.event(writing.last), .ending(.property(text, kind))])
    }
  }

  /// Whether an element that is shown looks as before, or is hidden for as long as somebody stands for it.
  private func isKept(
    _ kind: ViewProperty.Kind, of view: Name, _ writing: BorrowedElement.Writing,
    _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    let value = finalState.values(kind, of: view)
    if kind.hides(by: value), isStoodFor(view, by: writing.guest, finalState, hierarchy) {
      return true
    }
    guard hierarchy.baseline.shows(view) else {
      return value != writing.first || (value == nil && kind != .frame)
    }
    let old = hierarchy.baseline.values(kind, of: view)
    return value == old
      || value == nil && kind.hides(by: old) && isGone(writing.leaver, finalState, hierarchy)
  }

  /// Whether somebody is presented who shows what an element did, and is not the element's own screen.
  private func isStoodFor(
    _ view: Name, by guest: Name?, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let guest, finalState.presenter(of: guest) != nil else { return false }
    return hierarchy.names.rootView(of: guest).map { !finalState.path(from: view).contains($0) }
      ?? true
  }

  /// Whether somebody was presented before the script acted, and is not at rest.
  private func isGone(
    _ guest: Name?, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let guest else { return false }
    return hierarchy.baseline.presenter(of: guest) != nil && finalState.presenter(of: guest) == nil
  }

  /// Whether an element that is out of sight looks as before the change that wrote last, or that was not
  /// given up.
  private func isUndone(
    _ kind: ViewProperty.Kind, of view: Name, _ writing: BorrowedElement.Writing,
    _ hierarchy: HierarchyState
  ) -> Bool {
    let writer = writing.writer.flatMap { hierarchy.transitions[$0] }
    return writer?.end?.outcome != .cancelled
      || hierarchy.values(kind, of: view) == writing.before
  }

  /// Whether nothing but the subject can have changed a frame.
  private func isFrameTold(
    of view: Name, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard !isResized, finalState.shows(view) else { return false }
    guard hierarchy.baseline.shows(view) else { return true }
    let around = [hierarchy.baseline, finalState].map { snapshot in
      snapshot.superview(of: view).flatMap { snapshot.values(.frame, of: $0) }
    }
    return around[0] == around[1]
  }
}

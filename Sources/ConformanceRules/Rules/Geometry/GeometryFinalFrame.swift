import AppearanceTrace

/// What comes ends where the context said, and is there again when what was on top of it is gone.
///
/// Condition, at rest: where a transition finished last, and the screen did not change its size since it
/// began, nor the bar of the stack since, the view that came lies at the frame that was announced. A view
/// that fills the window is known by its origin alone. One whose frame the host has changed since is not
/// judged, nor a presenter that stays where it is: the context hands its view out to nobody (CX-03). Of a
/// view that a presentation hands out in a shell, the shell's frame is the one that was announced (CX-04); a
/// dismissal that brings a presenter back hands out its own view, shell or not.
///
/// Where a dismissal finished last that left the presenter where it is, and the presenter was presented
/// itself, its own announced frame counts, unless something else than a transition has written its frame
/// since.
struct GeometryFinalFrame: RuleChecker {
  static let id: RuleID = "geometry-final-frame"
  static let statement = """
    What comes ends at the frame that the context announces, and lies there again after what was \
    on top of it goes.
    """
  static let clauses = [arrived, uncovered]
  static let exceptions = [
    RuleException(
      "other-detent",
      """
      Where a sheet was told to rest at another detent, or to ask its detents again, since its \
      transition began, it lies where that leads, and not where was announced before.
      """,
      guards: [
        .sketch("a sheet that ends elsewhere than announced, while another one's detent changes"),
        .sketch("a sheet that ends elsewhere than announced, after its detent was chosen"),
      ]),
    RuleException(
      "other-bar",
      """
      Where the bar of a stack is hidden or shown since a change of it began, the screen that came lies where \
      that leaves room, and not where was announced before.
      """,
      guards: [
        .sketch("a screen that ends elsewhere than announced under a bar that stays"),
        .sketch("a screen that ends elsewhere than announced, while another stack's bar is hidden"),
      ]),
    RuleException(
      "typed-into",
      """
      Where something inside of the view that came is typed into at rest, that may lie higher than was announced \
      before the keyboard came, and end higher.
      """,
      guards: [
        .sketch("a sheet that ends elsewhere than announced, while its presenter is typed into"),
        .sketch("a sheet that ends lower than announced, while it is typed into"),
      ]),
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, finalFrame(for:)"),
    .derived(from: "a dismissal's leaving the presenter as it was"),
  ]
  static let remedy = """
    Give the incoming view context.finalFrame(for:), and not the bounds of the container.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .begin, .end, .resize, .setStatusBarHeight, .set, .setSelectedDetentIdentifier,
    .invalidateDetents,
  ]

  private static let arrived = RuleClause(
    "arrived", "The view that came last lies at the frame that was announced for it.")
  private static let uncovered = RuleClause(
    "uncovered", "A presented view lies at its announced frame after what it presented is gone.",
    remedy: "Leave the frame of a view alone that stays while something on top of it goes.",
    .sketched(because: "no scenario presents from a card that has a frame of its own"))

  private(set) var record = Record()
  private var last: Name?
  /// The transitions that brought what is presented.
  private var arrivals: NameMap<Name> = [:]
  /// The last change of the screen's size, or of what covers it.
  private var change = -1
  /// When somebody outside of a transition last gave a view its frame, and no transition did since.
  private var otherFrames: NameMap<Writing> = [:]
  /// When the detents of what a controller shows last changed.
  private var detentChanges: NameMap<Int> = [:]

  /// Whether the bar of a stack was hidden when a change of it began.
  private var bars: NameMap<Bar> = [:]

  private struct Bar {
    let stack: Name
    let isHidden: Bool
  }

  private struct Writing {
    let event: Int
    let isHosts: Bool
  }

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    switch entry.topic {
    case .set:
      guard let view = entry.principal, entry.property?.kind == .frame else { return }
      otherFrames[view] =
        entry.cause == nil ? Writing(event: entry.index, isHosts: !entry.isBySubject) : nil
    case .setSelectedDetentIdentifier, .invalidateDetents:
      if let sheet = entry.principal { detentChanges[sheet] = entry.index }
    case .begin:
      noteBar(entry.principal, in: hierarchy)
    case .end:
      last = entry.flag == true ? entry.principal : nil
      guard let transition = last.flatMap({ hierarchy.transitions[$0] }),
        transition.kind == .present, let presented = transition.to
      else { return }
      arrivals[presented] = transition.name
    default:
      change = entry.index
      last = nil
    }
  }

  private mutating func noteBar(_ name: Name?, in hierarchy: HierarchyState) {
    guard let transition = name.flatMap({ hierarchy.transitions[$0] }), !transition.isModal,
      let stack = transition.to.flatMap({ hierarchy.objects[$0].parent })
    else { return }
    // A bar of which no line has spoken yet is shown.
    let bar = hierarchy.names.bar(of: stack)
    let isHidden = bar.flatMap { hierarchy.values(.hidden, of: $0) } != nil
    bars[transition.name] = Bar(stack: stack, isHidden: isHidden)
  }

  /// Whether the bar of the stack in which a transition plays is hidden or shown as when that began.
  private func isBarAsBefore(
    _ transition: TransitionState, _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> Bool {
    guard let before = bars[transition.name] else { return true }
    let bar = hierarchy.names.bar(of: before.stack)
    return (bar.flatMap { finalState.values(.hidden, of: $0) } != nil) == before.isHidden
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    bars[name] = nil
    otherFrames[name] = nil
    arrivals[name] = nil
    detentChanges[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState,
      let transition = last.flatMap({ hierarchy.transitions[$0] }), let controller = transition.to
    else { return }
    guard transition.kind == .dismiss, !transition.isRemoving else {
      return judge(controller, transition, Self.arrived, finalState, hierarchy)
    }
    guard let arrival = arrivals[controller].flatMap({ hierarchy.transitions[$0] }),
      finalState.presenter(of: controller) != nil
    else { return }
    judge(controller, arrival, Self.uncovered, finalState, hierarchy)
  }

  private mutating func judge(
    _ controller: Name, _ transition: TransitionState, _ clause: RuleClause,
    _ finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) {
    guard transition.begin > change, transition.begin > detentChanges[controller] ?? -1,
      case .rectangle(let x, let y, let width, let height)? = transition.finalFrame,
      let view = handedOut(controller, by: transition, finalState, hierarchy),
      finalState.shows(view),
      finalState.values(.transform, of: view) == nil,
      !isOthers(view, since: transition, clause),
      isBarAsBefore(transition, finalState, hierarchy)
    else { return }
    let announced = Visibility.Frame([x, y, width, height])
    let frame = Visibility(finalState, hierarchy).frame(of: view)
    guard frame.map({ $0 != announced }) ?? (announced?.isAtOrigin == false) else {
      return record.exercise()
    }
    if isTypedInto(view, finalState), let frame, let announced, frame.isRaised(from: announced) {
      return
    }
    let text = hierarchy.names.text(view)
    let isFilling = finalState.values(.frame, of: view) == nil
    record.convict(
      clause,
      clause == Self.arrived
        ? "\(text) did not end at the frame that \(hierarchy.names.text(transition.name)) announced"
        : """
        \(text) does not lie any more at the frame that \
        \(hierarchy.names.text(transition.name)) announced
        """,
      [
        .event(transition.begin), hierarchy.proof(of: .frame, of: view),
        .ending(isFilling ? .view(text) : .property(text, .frame)),
      ])
  }

  /// Whether somebody else has given a view its frame since a transition began.
  private func isOthers(
    _ view: Name, since transition: TransitionState, _ clause: RuleClause
  ) -> Bool {
    guard let writing = otherFrames[view], writing.event >= transition.begin else { return false }
    return writing.isHosts || clause == Self.uncovered
  }

  /// Whether the first responder lies inside of a view, and is not that itself.
  private func isTypedInto(_ view: Name, _ finalState: HierarchySnapshot) -> Bool {
    finalState.responder.map { finalState.path(from: $0).dropFirst().contains(view) } ?? false
  }

  /// The view for which a frame is announced: the outermost shell in which a presentation hands out a
  /// root view, whoever put it into the container, or that itself.
  private func handedOut(
    _ controller: Name, by transition: TransitionState, _ finalState: HierarchySnapshot,
    _ hierarchy: HierarchyState
  ) -> Name? {
    guard let root = hierarchy.names.rootView(of: controller) else { return nil }
    let path = finalState.path(from: root)
    guard transition.kind == .present,
      let container = hierarchy.names.container(of: transition.name).flatMap(path.firstIndex)
    else { return root }
    return path[..<container].last(where: hierarchy.isSubjectsOwn) ?? root
  }
}

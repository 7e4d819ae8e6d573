/// What comes ends where the context said.
///
/// Condition, at rest: where a transition finished last, and the screen did not change its size
/// since it began, the view that came lies at the frame that was announced. A view that fills the
/// window is known by its origin alone. One whose frame the host has changed since is not judged, nor
/// a presenter that stays where it is: the context hands its view out to nobody (CX-03).
struct GeometryFinalFrame: RuleChecker {
  static let id: RuleID = "geometry-final-frame"
  static let statement = """
    What comes ends at the frame that the context announces.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewControllerContextTransitioning, finalFrame(for:)")
  ]
  static let remedy = """
    Give the incoming view context.finalFrame(for:), and not the bounds of the container.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [
    .end, .resize, .setStatusBarHeight, .set,
  ]

  private(set) var record = Record()
  private var last: Name?
  /// The last change of the screen's size, or of what covers it.
  private var change = -1
  /// When the host last gave a view its frame, and nobody another one since.
  private var hostsFrames: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .set {
      guard let view = entry.principal, entry.property?.kind == .frame else { return }
      hostsFrames[view] = entry.isBySubject || entry.cause != nil ? nil : entry.index
    } else if entry.topic == .end {
      last = entry.flag == true ? entry.principal : nil
    } else {
      change = entry.index
      last = nil
    }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    hostsFrames[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState, let last,
      let transition = hierarchy.transitions[last],
      transition.begin > change, transition.kind != .dismiss || transition.isRemoving,
      case .rectangle(let x, let y, let width, let height)? = transition.finalFrame,
      let view = transition.to.flatMap({ hierarchy.names.rootView(of: $0) }),
      finalState.shows(view),
      finalState.values(.transform, of: view) == nil, hostsFrames[view] ?? -1 < transition.begin
    else { return }
    let announced = Visibility.Frame([x, y, width, height])
    let frame = Visibility(finalState, hierarchy).frame(of: view)
    guard frame.map({ $0 != announced }) ?? (announced?.isAtOrigin == false) else {
      return record.exercise()
    }
    let text = hierarchy.names.text(view)
    record.convict(
      "\(text) did not end at the frame that \(hierarchy.names.text(last)) announced",
      [
        .event(transition.begin), hierarchy.proof(of: .frame, of: view),
        .ending(finalState.values(.frame, of: view) == nil ? .view(text) : .property(text, .frame)),
      ])
  }
}

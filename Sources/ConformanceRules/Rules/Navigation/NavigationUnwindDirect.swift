/// The way back is direct.
///
/// Condition: after the script has asked for a dismissal or an unwinding that takes more than one presented
/// screen with it, and until it asks again, none of those between is told that it appears, not even that
/// it will, unless another transition brings it; until another one begins that takes nobody away, the
/// target appears at most once, for one that never left the window is told nothing; and at rest after the
/// last request the target presents nobody, unless the dismissal was given up before anything else began,
/// or the target has presented anew since, as a finger may ask it to without a request of the script's.
struct NavigationUnwindDirect: RuleChecker {
  static let id: RuleID = "navigation-unwind-direct"
  static let statement = """
    What leads back over several levels ends with all of them gone, the target shown once, \
    and those between never shown.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("dismiss(animated:completion:)")
  ]
  static let remedy = """
    Install the animator on the lowest screen that goes, and let the system dismiss all \
    above it at once.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .dismiss, .unwind, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .begin, .end,
  ]

  private(set) var record = Record()
  private var between: NameMap<Int> = [:]
  private var requests: NameMap<Int> = [:]
  /// The last way back, and when its target appeared.
  private var way: (target: Name, request: Int, appearance: Int?)?
  /// The target of the last way back, until something else begins.
  private var target: Name?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let subject = entry.principal else { return }
    switch entry.topic {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      appear(subject, entry, in: hierarchy)
    case .begin:
      guard let transition = hierarchy.transitions[subject], transition.kind != .dismiss else {
        return
      }
      transition.to.map { between[$0] = nil }
      if transition.kind == .present, let presenter = transition.from { settle(presenter) }
      (way, target) = (nil, nil)
    case .end:
      guard entry.flag == false, hierarchy.transitions[subject]?.kind == .dismiss, let target
      else { return }
      settle(target)
    default: ask(subject, entry, in: hierarchy)
    }
  }

  /// Who stands on a target from now on is not what was to go.
  private mutating func settle(_ target: Name) {
    if requests.removeValue(forKey: target) != nil { record.exercise() }
  }

  private mutating func appear(
    _ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState
  ) {
    let text = hierarchy.names.text(controller)
    if let request = between.removeValue(forKey: controller) {
      record.convict(
        "\(text) appears on a way that leads past it", [.event(request), .event(entry.index)])
    } else if entry.topic == .viewDidAppear, let way, way.target == controller {
      self.way?.appearance = entry.index
      guard let earlier = way.appearance else { return }
      self.way = nil
      record.convict(
        "\(text) appears twice on one way back",
        [.event(way.request), .event(earlier), .event(entry.index)])
    }
  }

  private mutating func ask(_ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard entry.mark == .script else { return }
    (between, way, self.target) = ([:], nil, nil)
    let target = entry.topic == .unwind ? entry.counterpart ?? controller : controller
    let chain = hierarchy.chain(from: target).dropFirst()
    guard chain.count > 1 else { return }
    requests[target] = entry.index
    self.target = target
    way = (target, entry.index, nil)
    for controller in chain.dropLast() { between[controller] = entry.index }
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    between[name] = nil
    if target == name { (way, target) = (nil, nil) }
    settle(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    for (target, request) in requests.sorted(by: { $0.value < $1.value }) {
      guard let left = finalState.presented(by: target), hierarchy.lastRequest?.event == request
      else {
        record.exercise()
        continue
      }
      let text = hierarchy.names.text(left)
      record.convict(
        "\(text) is still there after all above \(hierarchy.names.text(target)) was to go",
        [.event(request), .ending(.field(.presented, text))])
    }
  }
}

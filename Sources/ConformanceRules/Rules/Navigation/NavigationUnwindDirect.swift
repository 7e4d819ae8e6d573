/// The way back is direct.
///
/// Condition: after the script has asked for a dismissal or an unwinding that takes more than one presented
/// screen with it, and until it asks again, none of those between is told that it appears, not even that
/// it will, unless another transition brings it; until another one begins that takes nobody away, the
/// target appears at most once, for one that never left the window is told nothing; and at rest after the
/// last request the target presents nobody, unless the dismissal was given up before anything else began,
/// or the target has presented anew since, as a finger may ask it to without a request of the script's. And the
/// target of the script's last unwinding has appeared, or has at rest, unless a change was given up since, or
/// another one began from the target.
struct NavigationUnwindDirect: RuleChecker {
  static let id: RuleID = "navigation-unwind-direct"
  static let statement = """
    What leads back over several levels ends with all of them gone, the target shown once, \
    and those between never shown.
    """
  static let clauses = [between, once, allGone, arrived]
  static let exceptions = [givenUp, presentedAnew]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple(
      "UIViewController, dismiss(animated:completion:): all above the presenter go, the top animated"
    )
  ]
  static let remedy = """
    Install the animator on the lowest screen that goes, and let the system dismiss all \
    above it at once.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .dismiss, .unwind, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .begin, .end,
  ]

  private static let between = RuleClause(
    "between", "None of those between is told that it appears on the way.")
  private static let once = RuleClause(
    "once", "The target is told once that it has appeared.",
    .sketched(because: "who leads back step by step shows those between first"))
  private static let allGone = RuleClause(
    "all-gone", "All that stood above the target are gone at rest.",
    .sketched(because: "who leads back step by step shows those between first"))

  private static let arrived = RuleClause(
    "arrived", "What an unwinding leads to is shown when all is over.",
    remedy: """
      Lead back to the segue's destination, wherever it is, and not by a fixed number of screens.
      """)

  private static let givenUp = RuleException(
    "given-up", "Those who were to go may stay where the way back was given up.",
    guards: [
      .subject("faulty/unwinds-by-one"),
      .sketch("a way back that ends, and leaves the lower of two screens there"),
      .sketch("a way back that ends halfway, while a push elsewhere is given up"),
    ])

  private static let presentedAnew = RuleException(
    "presented-anew", "The target may present somebody else since, as a finger asks it to.",
    guards: [
      .sketch("a way back that ends, and leaves the lower of two screens there"),
      .sketch("a way back that ends halfway, and whose target goes on in its stack"),
    ])

  private(set) var record = Record()
  private var between: NameMap<Int> = [:]
  private var requests: NameMap<Int> = [:]
  /// The last way back, and when its target appeared.
  private var way: (target: Name, request: Int, appearance: Int?)?
  /// The target of the last way back, until something else begins.
  private var target: Name?
  /// Where the last unwinding leads, until a change is given up.
  private var arrival: (target: Name, request: Int)?

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
      if let arrival, arrival.target == transition.from { self.arrival = nil }
      if transition.kind == .present, let presenter = transition.from { settle(presenter) }
      (way, target) = (nil, nil)
    case .end:
      guard entry.flag == false else { return }
      if arrival != nil { record.exercise() }
      arrival = nil
      guard hierarchy.transitions[subject]?.kind == .dismiss, let target else { return }
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
        Self.between,
        "\(text) appears on a way that leads past it", [.event(request), .event(entry.index)])
    } else if entry.topic == .viewDidAppear, arrival?.target == controller {
      arrival = nil
      record.exercise()
    }
    if entry.topic == .viewDidAppear, let way, way.target == controller {
      self.way?.appearance = entry.index
      guard let earlier = way.appearance else { return }
      self.way = nil
      record.convict(
        Self.once,
        "\(text) appears twice on one way back",
        [.event(way.request), .event(earlier), .event(entry.index)])
    }
  }

  private mutating func ask(_ controller: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState)
  {
    guard entry.mark == .script else { return }
    (between, way, self.target) = ([:], nil, nil)
    let target = entry.topic == .unwind ? entry.counterpart ?? controller : controller
    arrival = entry.topic == .unwind ? (target, entry.index) : nil
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
    if arrival?.target == name { arrival = nil }
    settle(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    if let arrival, hierarchy.lastRequest?.event == arrival.request {
      judge(arrival.target, since: arrival.request, finalState, in: hierarchy)
    }
    for (target, request) in requests.sorted(by: { $0.value < $1.value }) {
      guard let left = finalState.presented(by: target), hierarchy.lastRequest?.event == request
      else {
        record.exercise()
        continue
      }
      let text = hierarchy.names.text(left)
      record.convict(
        Self.allGone,
        "\(text) is still there after all above \(hierarchy.names.text(target)) was to go",
        [.event(request), .ending(.field(.presented, text))])
    }
  }

  private mutating func judge(
    _ target: Name, since request: Int, _ finalState: HierarchySnapshot,
    in hierarchy: HierarchyState
  ) {
    guard finalState.phases[target] != .appeared else { return record.exercise() }
    record.convict(
      Self.arrived,
      "\(hierarchy.names.text(target)) is not shown after an unwinding that leads to it",
      [.event(request), .ending(.heading)])
  }
}

/// The way back is direct.
///
/// Condition: after the script has asked for a dismissal or an unwinding that takes more than one presented
/// screen with it, and until it asks again, none of those between is told that it appears, not even that
/// it will, unless another transition brings it; until another one begins that takes nobody away, the
/// target appears at most once, for one that never left the window is told nothing; and at rest after the
/// last request the target presents nobody, unless the dismissal was given up before anything else began,
/// or the target has presented anew since, as a finger may ask it to without a request of the script's.
struct NavigationUnwindDirect: Machine {
  static let id: RuleID = "navigation-unwind-direct"
  static let statement = """
    What leads back over several levels ends with all of them gone, the target shown once, \
    and those between never shown.
    """
  static let level = Level.must
  static let authority = """
    Apple: dismiss(animated:completion:)
    """
  static let remedy = """
    Install the animator on the lowest screen that goes, and let the system dismiss all \
    above it at once.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .dismiss, .unwind, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .begin, .end,
  ]

  private(set) var record = Record()
  private var between: ByName<Int> = [:]
  private var requests: ByName<Int> = [:]
  /// The last way back, and when its target appeared.
  private var way: (target: Name, request: Int, appearance: Int?)?
  /// The target of the last way back, until something else begins.
  private var target: Name?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let subject = moment.subject else { return }
    switch moment.topic {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      appear(subject, moment, in: situation)
    case .begin:
      guard let transition = situation.transitions[subject], transition.kind != .dismiss else {
        return
      }
      transition.to.map { between[$0] = nil }
      if transition.kind == .present, let presenter = transition.from { settle(presenter) }
      (way, target) = (nil, nil)
    case .end:
      guard moment.flag == false, situation.transitions[subject]?.kind == .dismiss, let target
      else { return }
      settle(target)
    default: ask(subject, moment, in: situation)
    }
  }

  /// Who stands on a target from now on is not what was to go.
  private mutating func settle(_ target: Name) {
    if requests.removeValue(forKey: target) != nil { record.exercise() }
  }

  private mutating func appear(_ controller: Name, _ moment: Moment, in situation: Situation) {
    let text = situation.names.text(controller)
    if let request = between.removeValue(forKey: controller) {
      record.convict(
        "\(text) appears on a way that leads past it", [.event(request), .event(moment.index)])
    } else if moment.topic == .viewDidAppear, let way, way.target == controller {
      self.way?.appearance = moment.index
      guard let earlier = way.appearance else { return }
      self.way = nil
      record.convict(
        "\(text) appears twice on one way back",
        [.event(way.request), .event(earlier), .event(moment.index)])
    }
  }

  private mutating func ask(_ controller: Name, _ moment: Moment, in situation: Situation) {
    guard moment.mark == .script else { return }
    (between, way, self.target) = ([:], nil, nil)
    let target = moment.topic == .unwind ? moment.object ?? controller : controller
    let chain = situation.chain(from: target).dropFirst()
    guard chain.count > 1 else { return }
    requests[target] = moment.index
    self.target = target
    way = (target, moment.index, nil)
    for controller in chain.dropLast() { between[controller] = moment.index }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    between[name] = nil
    if target == name { (way, target) = (nil, nil) }
    settle(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (target, request) in requests.sorted(by: { $0.value < $1.value }) {
      guard let left = rest.presented(by: target), situation.lastRequest?.event == request else {
        record.exercise()
        continue
      }
      let text = situation.names.text(left)
      record.convict(
        "\(text) is still there after all above \(situation.names.text(target)) was to go",
        [.event(request), .ending(.field(.presented, text))])
    }
  }
}

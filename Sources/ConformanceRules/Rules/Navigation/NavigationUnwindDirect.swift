/// The way back is direct.
///
/// Condition: after a dismissal or an unwinding that takes more than one presented screen with it,
/// none of those between appears, and at rest the target presents nobody.
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
    .dismiss, .unwind, .viewDidAppear, .viewIsAppearing,
  ]

  private(set) var record = Record()
  private var between: ByName<Int> = [:]
  private var requests: ByName<Int> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.subject else { return }
    switch moment.topic {
    case .viewDidAppear, .viewIsAppearing: appear(controller, moment, in: situation)
    default: ask(controller, moment, in: situation)
    }
  }

  private mutating func appear(_ controller: Name, _ moment: Moment, in situation: Situation) {
    guard let request = between[controller] else { return }
    let text = situation.names.text(controller)
    record.convict(
      "\(text) appears on a way that leads past it", [.event(request), .event(moment.index)])
    between[controller] = nil
  }

  private mutating func ask(_ controller: Name, _ moment: Moment, in situation: Situation) {
    guard moment.mark == .script else { return }
    between = [:]
    let target = moment.topic == .unwind ? moment.object ?? controller : controller
    var chain: [Name] = []
    while let next = situation.presented(by: chain.last ?? target), !chain.contains(next) {
      chain.append(next)
    }
    guard chain.count > 1 else { return }
    requests[target] = moment.index
    for controller in chain.dropLast() { between[controller] = moment.index }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    between[name] = nil
    if requests.removeValue(forKey: name) != nil { record.exercise() }
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

import AppearanceTrace

/// Presentation chrome is there for as long as something is presented.
///
/// Condition, for views of the classes that the contract declares: when nothing is presented and all is
/// at rest, none is in the tree; and at rest, if what is presented still is, those are there that were
/// there when its dismissal began that was given up, and those that came with its presentation, unless
/// another of the same class is. Chrome comes with a presentation if it goes in while that begins, or lies
/// in its container in the baseline; of chrome that goes in later no line says whose it is. One that is
/// taken out in a dismissal is judged by how that ends.
struct OwnershipChromeLifecycle: Machine {
  static let id: RuleID = "ownership-chrome-lifecycle"
  static let statement = """
    Presentation chrome goes in when the presentation begins, and out when the presentation is \
    cancelled or the dismissal completes, and only then.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIPresentationController, presentationTransitionDidEnd(_:) and \
    dismissalTransitionDidEnd(_:)
    """
  static let remedy = """
    Remove the chrome in presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true), \
    and nowhere else.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.insert, .remove, .begin, .end]

  private(set) var record = Record()
  private var register = ChromeRegister()
  private var isPrepared = false
  private var lastEnd: Int?

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject, !situation.contract.chrome.isEmpty else { return }
    prepare(in: situation)
    switch moment.topic {
    case .insert where situation.isChrome(object): register.insert(object, moment, in: situation)
    case .remove where register.standing[object] != nil:
      register.remove(object, moment, in: situation)
      record.exercise()
    case .begin: register.begin(object, in: situation)
    case .end: end(object, moment, in: situation)
    default: break
    }
  }

  private mutating func prepare(in situation: Situation) {
    guard !isPrepared else { return }
    isPrepared = true
    register.takeBaseline(in: situation)
  }

  private mutating func end(_ name: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = situation.transitions[name], transition.isModal else { return }
    lastEnd = moment.index
    register.end(transition, moment, in: situation)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    register.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    prepare(in: situation)
    judgeStanding(rest, situation)
    judgeGone(rest, situation)
    judgeLosses(rest, situation)
  }

  /// Judges chrome that still stands.
  private mutating func judgeStanding(_ rest: Still, _ situation: Situation) {
    for (view, insertion) in register.standingInOrder where rest.shows(view) {
      guard rest.presenters.isEmpty else {
        record.exercise()
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "nothing is presented any more, and \(text) is still there",
        [insertion, lastEnd.map { .event($0) }, .ending(.view(text))])
    }
  }

  /// Judges chrome that was taken out though nothing was dismissed.
  private mutating func judgeGone(_ rest: Still, _ situation: Situation) {
    for (view, removal, presented) in register.goneInOrder {
      guard rest.presenter(of: presented) != nil, !rest.shows(view),
        let type = situation.type(of: view),
        !rest.views.contains(where: { situation.type(of: $0) == type })
      else { continue }
      let text = situation.names.text(presented)
      record.convict(
        "\(text) is still presented, and \(situation.names.text(view)), a \(type), is gone",
        [.event(removal), .ending(.field(.presented, text))])
    }
  }

  /// Judges chrome that is gone after a dismissal that was given up.
  private mutating func judgeLosses(_ rest: Still, _ situation: Situation) {
    for loss in register.lossesInOrder {
      guard let presented = loss.presented, rest.presenter(of: presented) != nil,
        !rest.shows(loss.view)
      else { continue }
      record.convict(
        """
        the dismissal of \(situation.names.text(presented)) was given up, and \
        \(loss.text) is gone
        """,
        [loss.removal.map { .event($0) }, .event(loss.end), .ending(.heading)])
    }
  }
}

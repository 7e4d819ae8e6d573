/// Presentation chrome is there for as long as something is presented.
///
/// Condition, for views of the classes that the contract declares: when nothing is presented and all is
/// at rest, none is in the tree; and those that were there when a dismissal began that is given up are
/// there at rest, if what is presented is.
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
    Remove the chrome in presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true).
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [.insert, .remove, .begin, .end]

  private(set) var record = Record()
  /// The chrome that stands, with the line that shows it.
  private var chrome: ByName<Evidence> = [:]
  private var isPrepared = false
  private var before: ByName<[Name]> = [:]
  /// The removals of chrome that a dismissal which was given up did not undo.
  private var losses: [Loss] = []
  private var removals: ByName<Int> = [:]
  private var lastEnd: Int?

  private struct Loss {
    let view: Name
    let text: String
    let removal: Int?
    let end: Int
    let presented: Name?
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject, !situation.contract.chrome.isEmpty else { return }
    prepare(in: situation)
    switch moment.topic {
    case .insert where isChrome(object, in: situation):
      chrome[object] = .event(moment.index)
      losses.removeAll { $0.view == object }
    case .remove where chrome[object] != nil:
      chrome[object] = nil
      removals[object] = moment.index
      record.exercise()
    case .begin:
      guard situation.transitions[object]?.kind == .dismiss else { return }
      before[object] = Array(chrome.keys)
    case .end: end(object, moment, in: situation)
    default: break
    }
  }

  /// Takes the chrome of a presentation that was there before the script acted.
  private mutating func prepare(in situation: Situation) {
    guard !isPrepared else { return }
    isPrepared = true
    guard !situation.baseline.presenters.isEmpty else { return }
    for view in situation.baseline.views where isChrome(view, in: situation) {
      chrome[view] = .baseline(.view(situation.names.text(view)))
    }
  }

  private mutating func end(_ name: Name, _ moment: Moment, in situation: Situation) {
    guard let transition = situation.transitions[name], transition.isModal else { return }
    lastEnd = moment.index
    let standing = before.removeValue(forKey: name) ?? []
    guard moment.flag == false else { return }
    for view in standing where chrome[view] == nil {
      losses.removeAll { $0.view == view }
      losses.append(
        Loss(
          view: view, text: situation.names.text(view), removal: removals[view],
          end: moment.index, presented: transition.from))
    }
  }

  private func isChrome(_ view: Name, in situation: Situation) -> Bool {
    situation.type(of: view).map(situation.contract.chrome.contains) ?? false
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    chrome[name] = nil
    before[name] = nil
    removals[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    prepare(in: situation)
    let inOrder = chrome.sorted {
      ($0.value.place, $0.key.number) < ($1.value.place, $1.key.number)
    }
    for (view, insertion) in inOrder where rest.shows(view) {
      guard rest.presenters.isEmpty else {
        record.exercise()
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "nothing is presented any more, and \(text) is still there",
        [insertion, lastEnd.map { .event($0) }, .ending(.view(text))])
    }
    for loss in losses.sorted(by: { $0.view.number < $1.view.number }) {
      guard let presented = loss.presented,
        rest.presenters.contains(where: { rest.presented(by: $0) == presented }),
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

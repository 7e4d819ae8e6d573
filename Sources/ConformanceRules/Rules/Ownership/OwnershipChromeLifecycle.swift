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
  /// The chrome that stands, with the line that shows it.
  private var chrome: ByName<Evidence> = [:]
  /// With whose presentation chrome came.
  private var brought: ByName<Name> = [:]
  /// The removals of chrome in no dismissal.
  private var gone: ByName<Int> = [:]
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
      put(object, moment, in: situation)
    case .remove where chrome[object] != nil:
      chrome[object] = nil
      removals[object] = moment.index
      if situation.running(.dismiss) == nil { gone[object] = moment.index }
      record.exercise()
    case .begin: begin(object, in: situation)
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
      brought[view] = situation.baseline.presenters
        .compactMap { situation.baseline.presented(by: $0) }
        .first { lies(view, withViewOf: $0, in: situation) }
    }
  }

  /// Whether a view lay in the container of a controller that was presented before the script acted.
  private func lies(_ view: Name, withViewOf presented: Name, in situation: Situation) -> Bool {
    let container = situation.names.rootView(of: presented).flatMap { own in
      situation.baseline.path(from: own).first(where: situation.names.isContainer)
    }
    return container.map(situation.baseline.path(from: view).contains) ?? false
  }

  private mutating func put(_ view: Name, _ moment: Moment, in situation: Situation) {
    chrome[view] = .event(moment.index)
    losses.removeAll { $0.view == view }
    gone[view] = nil
    if let presented = situation.running(.present)?.to {
      brought[view] = presented
    }
  }

  private mutating func begin(_ name: Name, in situation: Situation) {
    guard let transition = situation.transitions[name] else { return }
    switch transition.kind {
    case .dismiss: before[name] = Array(chrome.keys)
    case .present:
      // What came with an earlier presentation of the same controller has nothing to do with this one.
      for (view, presented) in brought where presented == transition.to {
        brought[view] = nil
        gone[view] = nil
      }
    case .push, .pop, .set, .select, .replace: break
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
    brought[name] = nil
    gone[name] = nil
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
    judgeGone(rest, situation)
    judgeLosses(rest, situation)
  }

  /// Judges chrome that was taken out though nothing was dismissed.
  private mutating func judgeGone(_ rest: Still, _ situation: Situation) {
    for (view, removal) in gone.sorted(by: { $0.value < $1.value }) {
      guard let presented = brought[view], rest.presenter(of: presented) != nil, !rest.shows(view),
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
    for loss in losses.sorted(by: { $0.view.number < $1.view.number }) {
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

import AppearanceTrace

/// Root views look as before.
///
/// Condition, at rest: a root view that is shown has the looks (transform, alpha, hidden, corner, mask,
/// shadow, clipping, anchor, z) that it had before: none that it did not have, other than one that the
/// contract declares for presenters, and that only while something is presented; and none of those that
/// it had is lost, where it was shown before and all that was presented before still is. After a
/// dismissal nothing is said of lost looks, since the look of a presenter is to be undone then. Where the
/// trace begins with something presented and ends with nothing, no look of that time may remain. How a
/// container that the script opens or closes shows its children is its own affair, and so is a look that
/// follows a finger on the container while no transition changes it.
struct GeometryIdentityRestored: Machine {
  static let id: RuleID = "geometry-identity-restored"
  static let statement = """
    Transform, alpha and other looks of both root views are as before in the end, or at a \
    declared value that a dismissal undoes.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewControllerAnimatedTransitioning; observed on libraries that scale their \
    presenters
    """
  static let remedy = """
    Put back what you changed for the effect, on each way out; declare a look that is to \
    last in the contract.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end, .open, .close]

  private(set) var record = Record()
  private static let looks: [ViewProperty.Kind] = [
    .transform, .alpha, .hidden, .corner, .mask, .shadow, .clips, .anchor, .z,
  ]

  /// The containers that the script opened or closed.
  private var opened: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    if moment.topic == .end {
      record.exercise()
    } else if let container = moment.subject {
      opened.insert(container)
    }
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    opened.forget(name)
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, situation.open.isEmpty, situation.lastEnded != nil else {
      return
    }
    for view in rest.views {
      guard let controller = situation.names.controller(of: view),
        !(rest.parent(of: controller).map(opened.contains) ?? false),
        let kind = Self.looks.first(where: { isChanged($0, of: view, rest, situation) })
      else { continue }
      convict(view, kind, isLost: rest.values(kind, of: view) == nil, situation)
    }
  }

  /// Whether a look was not there before, or is there no more.
  private mutating func isChanged(
    _ kind: ViewProperty.Kind, of view: Name, _ rest: Still, _ situation: Situation
  ) -> Bool {
    let (old, new) = (situation.baseline.values(kind, of: view), rest.values(kind, of: view))
    guard !situation.isPulled(kind, of: view) else { return false }
    let isBare = rest.presenters.isEmpty
    let wasBare = situation.baseline.presenters.isEmpty
    if new == nil {
      guard old != nil, situation.baseline.shows(view),
        rest.keepsPresentations(of: situation.baseline)
      else { return false }
    } else if isBare, !wasBare, situation.type(of: view) == nil {
      return true
    }
    guard isBare || !situation.contract.restingLook.contains(kind) else {
      record.rely(on: .restingLook)
      return false
    }
    return old != new
  }

  private mutating func convict(
    _ view: Name, _ kind: ViewProperty.Kind, isLost: Bool, _ situation: Situation
  ) {
    let text = situation.names.text(view)
    let end = situation.lastEnd.map { Evidence.event($0) }
    if isLost {
      record.convict(
        "\(text) has lost the \(kind.rawValue) that it had",
        [
          .baseline(.property(text, kind)),
          situation.lastSet(kind, of: view).map { .event($0) } ?? end, .ending(.view(text)),
        ])
    } else {
      record.convict(
        "\(text) keeps the \(kind.rawValue) that it got for the transition",
        [situation.proof(of: kind, of: view) ?? end, .ending(.property(text, kind))])
    }
  }
}

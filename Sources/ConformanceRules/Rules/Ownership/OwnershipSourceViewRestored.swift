import AppearanceTrace

/// An element that is borrowed for an effect gets its looks back.
///
/// Condition, at rest: each property that the subject wrote, in the name of a transition, on a view that
/// is no root view, no container, no bar, no window, and not of its own making, has the value that it had
/// before.
struct OwnershipSourceViewRestored: Machine {
  static let id: RuleID = "ownership-source-view-restored"
  static let statement = """
    An element borrowed for a shared-element effect gets back its hidden state, alpha and place on \
    finish and on cancel.
    """
  static let level = Level.must
  static let authority = "Derived"
  static let remedy = """
    Keep the very view that you altered, and restore it in the one completion that always runs.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.set, .insert]

  private(set) var record = Record()
  private var writings: ByName<[ViewProperty.Kind: Int]> = [:]
  /// What the subject has put in itself.
  private var own: Set<Name> = []

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject, moment.isBySubject else { return }
    guard moment.topic == .set, let kind = moment.property?.kind else {
      own.insert(view)
      return
    }
    guard moment.cause != nil, isElement(view, in: situation) else { return }
    writings[view, default: [:]][kind] = moment.index
  }

  private func isElement(_ view: Name, in situation: Situation) -> Bool {
    situation.names.controller(of: view) == nil && !situation.names.isContainer(view)
      && !situation.isWindow(view) && !situation.names.isBar(view) && !own.contains(view)
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    own.remove(name)
    // What is gone is as it would be without any change.
    if writings.removeValue(forKey: name) != nil { record.exercise() }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (view, kinds) in writings.sorted(by: { $0.key.number < $1.key.number }) {
      let text = situation.names.text(view)
      for (kind, event) in kinds.sorted(by: { $0.value < $1.value }) {
        guard rest.values(kind, of: view) != situation.baseline.values(kind, of: view) else {
          record.exercise()
          continue
        }
        record.convict(
          "\(text) was borrowed, and its \(kind.rawValue) did not come back",
          [.event(event), .ending(.property(text, kind))])
      }
    }
  }
}

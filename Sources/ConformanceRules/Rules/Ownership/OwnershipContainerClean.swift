import AppearanceTrace

/// Nothing that a transition made for itself is left behind.
///
/// Condition, at rest: a view that the subject put into a window, into a transition's container or into
/// a controller's view, and that was not there before, is gone, unless its class is declared as chrome
/// and something is presented. What a container of the subject's own puts into its own view outside of
/// any transition is its own affair.
struct OwnershipContainerClean: Machine {
  static let id: RuleID = "ownership-container-clean"
  static let statement = """
    When settled, no snapshot, overlay or temporary view made by the animator remains in the \
    container, the window or a controller's view.
    """
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Customizing the Transition Animations; \
    UIViewControllerAnimatedTransitioning, animationEnded(_:)
    """
  static let remedy = """
    Remove every view that you added, on each way out; declare what has to stay as chrome.
    """
  static let needs: Set<SceneSense> = [.causes]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.insert, .remove]

  private(set) var record = Record()
  private var insertions: ByName<Int> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let view = moment.subject else { return }
    guard moment.topic == .insert else {
      insertions[view] = nil
      return
    }
    guard isTemporary(view, moment, in: situation) else { return }
    record.exercise()
    insertions[view] = moment.index
  }

  private func isTemporary(_ view: Name, _ moment: Moment, in situation: Situation) -> Bool {
    guard moment.isBySubject, situation.names.controller(of: view) == nil,
      !situation.names.isContainer(view), !situation.isWindow(view),
      !situation.baseline.shows(view)
    else { return false }
    guard moment.cause == nil else { return true }
    let holder = moment.object.flatMap { superview in
      situation.path(from: superview).lazy.compactMap(situation.names.controller).first
    }
    return holder.map { !situation.hasChildren($0) } ?? true
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    insertions[name] = nil
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest else { return }
    for (view, insertion) in insertions.sorted(by: { $0.value < $1.value }) where rest.shows(view) {
      let type = situation.type(of: view)
      if let type, situation.contract.chrome.contains(type), !rest.presenters.isEmpty {
        record.rely(on: .chrome)
        continue
      }
      let text = situation.names.text(view)
      record.convict(
        "\(text)\(type.map { ", a \($0)," } ?? "") was put in for a while and is still there",
        [.event(insertion), .ending(.view(text))])
    }
  }
}

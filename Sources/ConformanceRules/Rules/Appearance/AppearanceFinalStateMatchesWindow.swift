/// When all is quiet, a controller counts as shown exactly if its view is in the window.
///
/// Condition, once settled: a controller that has appeared has its root view in a window; one that is
/// gone has it out, or hidden, or out of sight; and a child of an app's container that was in sight
/// before the script acted, and was told nothing since, is still in sight. Out of sight is what lies
/// outside of the window or fully under the view of another controller: pages that are kept ready,
/// closed drawers. Only controllers whose callbacks are recorded are judged; of a controller and the
/// children that share its fate, the outermost. One that is still on its way is the business of
/// `appearance-will-did-paired`.
///
/// Legal: cached children with their views out; a presenter under a presentation that keeps it, and
/// one that is told by hand that it is away while it presents, where the contract says so (CU-04).
struct AppearanceFinalStateMatchesWindow: Machine {
  static let id: RuleID = "appearance-final-state-matches-window"
  static let statement = """
    When all is settled a controller counts as shown exactly if its view is in the window and \
    visible.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, viewDidAppear(_:) and viewDidDisappear(_:), their definitions
    """
  static let remedy = """
    Put the view that stays where it belongs, and tell each controller whose view came or went.
    """
  static let specificity = Specificity.state
  static let topics: [Topic] = []

  private(set) var record = Record()

  mutating func observe(_ moment: Moment, in situation: Situation) {}

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard let rest = conclusion.rest, !rest.views.isEmpty else { return }
    let sight = Sight(rest, situation)
    var misfits: ByName<Misfit> = [:]
    for controller in situation.names.all {
      guard let view = situation.names.rootView(of: controller), situation.isHeard(controller)
      else { continue }
      switch situation.phase(of: controller) {
      case .appeared:
        record.exercise()
        if !sight.isInWindow(view) {
          misfits[controller] = .appearedOutside
        } else if hasSlippedAway(controller, view, sight, situation) {
          misfits[controller] = .slippedAway
        }
      case .gone:
        guard rest.shows(view) || situation.objects[view].isPlaced else { continue }
        record.exercise()
        guard sight.isPlain(view) else { continue }
        if isAwayByHand(controller, rest, sight, situation) {
          record.rely(on: .presenter)
        } else {
          misfits[controller] = .goneInside
        }
      case .appearing, .disappearing:
        break
      }
    }
    for (controller, misfit) in misfits.sorted(by: { $0.key.number < $1.key.number }) {
      let holders = sight.holders(of: controller)
      guard !holders.contains(where: { misfits[$0] == misfit }) else { continue }
      convict(controller, misfit, in: situation)
    }
  }
}

extension AppearanceFinalStateMatchesWindow {
  /// A way in which a controller's state and its view do not fit together.
  private enum Misfit {
    case appearedOutside, slippedAway, goneInside
  }

  /// Whether the contract has somebody told by hand that he is away while he, or a controller around
  /// him, presents.
  private func isAwayByHand(
    _ controller: Name, _ rest: Still, _ sight: Sight, _ situation: Situation
  ) -> Bool {
    guard situation.contract.presenter == .emulated else { return false }
    return ([controller] + sight.holders(of: controller)).contains {
      rest.presented(by: $0) != nil
    }
  }

  /// Whether a child of an app's container was moved out of sight, and nobody told it so.
  private func hasSlippedAway(
    _ child: Name, _ view: Name, _ sight: Sight, _ situation: Situation
  ) -> Bool {
    guard situation.objects[child].lastCallback == nil, !sight.isInSight(view),
      let parent = sight.rest.parent(of: child), situation.isAppsOwn(parent),
      let around = situation.names.rootView(of: parent), sight.isInWindow(around),
      sight.isInSight(around)
    else { return false }
    let before = Sight(situation.baseline, situation)
    return before.isInWindow(view) && before.isInSight(view)
  }

  private mutating func convict(
    _ controller: Name, _ misfit: Misfit, in situation: Situation
  ) {
    guard let view = situation.names.rootView(of: controller) else { return }
    let name = situation.names.text(controller)
    let move = situation.lastMove(around: view)
    switch misfit {
    case .appearedOutside:
      record.convict(
        "\(name) has appeared, and its view is not in the window",
        [
          move.map { .event($0) } ?? situation.proofOfPhase(of: controller),
          .ending(.appearance(name)),
        ])
    case .slippedAway:
      record.convict(
        "\(name) has appeared, and was moved out of sight",
        [
          situation.proofOfPhase(of: controller),
          .ending(.property(situation.names.text(view), .frame)),
        ])
    case .goneInside:
      let callback = situation.objects[controller].lastCallback
      let last = [move, callback].compactMap { $0 }.max()
      record.convict(
        "\(name) is gone, and its view is in the window for all to see",
        [
          last.map { .event($0) } ?? situation.proofOfPhase(of: controller),
          .ending(.view(situation.names.text(view))),
        ])
    }
  }
}

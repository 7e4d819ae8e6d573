/// Is-appearing comes once an appearance, between will and did, with the view in its place.
///
/// Condition: it comes only while the controller is appearing, and once from a will-appear on; and its
/// view is not known to lie nowhere. That it comes at all is not asked for: a change that is begun and
/// ended by hand in one turn has no moment for it (BE-08).
struct AppearanceIsAppearingOnce: Machine {
  static let id: RuleID = "appearance-is-appearing-once"
  static let statement = """
    The is-appearing callback comes once in an appearance, after will-appear and before \
    did-appear, with the view in the hierarchy.
    """
  static let level = Level.must
  static let authority = "Apple: UIViewController, viewIsAppearing(_:)"
  static let remedy = """
    Put the view in once, after beginAppearanceTransition, and leave it there for the whole change.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.viewWillAppear, .viewIsAppearing, .release]

  private(set) var record = Record()
  private var calls: ByName<Int> = [:]

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let controller = moment.subject else { return }
    guard moment.topic == .viewIsAppearing else {
      calls[controller] = nil
      return
    }
    defer { calls[controller] = moment.index }
    let name = situation.names.text(controller)
    if let earlier = calls[controller] {
      record.convict(
        "\(name) was told twice in one appearance that it is appearing",
        [.event(earlier), .event(moment.index)])
    } else if situation.phase(of: controller) != .appearing {
      record.convict(
        "\(name) was told that it is appearing when it \(situation.phase(of: controller).words)",
        [situation.proofOfPhase(of: controller), .event(moment.index)])
    } else if let move = nowhere(controller, in: situation) {
      record.convict(
        "\(name) was told that it is appearing, and its view is nowhere",
        [.event(move), .event(moment.index)])
    } else {
      record.exercise()
    }
  }

  /// The event that took the controller's view out of the hierarchy, if one did.
  private func nowhere(_ controller: Name, in situation: Situation) -> Int? {
    guard let view = situation.names.rootView(of: controller) else { return nil }
    let facts = situation.objects[view]
    return facts.superview == nil && facts.isPlaced ? facts.lastMove : nil
  }

  mutating func forget(_ name: Name, in situation: Situation) {
    calls[name] = nil
  }
}

/// Is-appearing comes once an appearance, between will and did, with the view in its place.
///
/// Condition: it comes only while the controller is appearing, and once from a will-appear on; and its
/// view is not known to lie nowhere. That it comes at all is not asked for: a change that is begun and
/// ended by hand in one turn has no moment for it (BE-08).
struct AppearanceIsAppearingOnce: RuleChecker {
  static let id: RuleID = "appearance-is-appearing-once"
  static let statement = """
    The is-appearing callback comes once in an appearance, after will-appear and before \
    did-appear, with the view in the hierarchy.
    """
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, viewIsAppearing(_:)")
  ]
  static let remedy = """
    Put the view in once, after beginAppearanceTransition, and leave it there for the whole change.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] = [.viewWillAppear, .viewIsAppearing, .release]

  private(set) var record = Record()
  private var calls: NameMap<Int> = [:]

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    guard entry.topic == .viewIsAppearing else {
      calls[controller] = nil
      return
    }
    defer { calls[controller] = entry.index }
    let name = hierarchy.names.text(controller)
    if let earlier = calls[controller] {
      record.convict(
        "\(name) was told twice in one appearance that it is appearing",
        [.event(earlier), .event(entry.index)])
    } else if hierarchy.phase(of: controller) != .appearing {
      record.convict(
        "\(name) was told that it is appearing when it \(hierarchy.phase(of: controller).words)",
        [hierarchy.proofOfPhase(of: controller), .event(entry.index)])
    } else if let move = nowhere(controller, in: hierarchy) {
      record.convict(
        "\(name) was told that it is appearing, and its view is nowhere",
        [.event(move), .event(entry.index)])
    } else {
      record.exercise()
    }
  }

  /// The event that took the controller's view out of the hierarchy, if one did.
  private func nowhere(_ controller: Name, in hierarchy: HierarchyState) -> Int? {
    guard let view = hierarchy.names.rootView(of: controller) else { return nil }
    let facts = hierarchy.objects[view]
    return facts.superview == nil && facts.isPlaced ? facts.lastMove : nil
  }

  mutating func forget(_ name: Name, in hierarchy: HierarchyState) {
    calls[name] = nil
  }
}

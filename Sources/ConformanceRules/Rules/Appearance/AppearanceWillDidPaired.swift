/// What begins to appear or to disappear comes to an end.
///
/// Condition: did-appear is due only after will-appear, did-disappear only after will-disappear;
/// when the trace ends, or a controller is deallocated, no controller is appearing or disappearing.
/// A second did of the same direction is the business of the two rules on doubles.
///
/// Legal: a start that the opposite start resolves (BE-05, NI-02); an incoming controller that gets
/// did-disappear without ever having got did-appear (NI-02).
struct AppearanceWillDidPaired: RuleChecker {
  static let id: RuleID = "appearance-will-did-paired"
  static let statement = """
    Every start of appearing or disappearing is resolved by its own end, or by the opposite start, \
    and no end comes without a start.
    """
  static let clauses = [unbegun, unended, released]
  static let level = Level.must
  static let authority: [Authority] = [
    .apple("UIViewController, endAppearanceTransition()"),
    .observed(["NI-02", "BE-01", "BE-02", "BE-04", "BE-05", "BE-08"]),
  ]
  static let remedy = """
    Send endAppearanceTransition to each controller that got beginAppearanceTransition, on cancel \
    too.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .release,
  ]
  static let judgesRest = true

  private static let unbegun = RuleClause(
    "unbegun",
    "No controller is told that it did appear or did disappear without having been told that it will."
  )
  private static let unended = RuleClause(
    "unended", "Nobody is still on the way in or out when all is settled.")
  private static let released = RuleClause(
    "released", "Nobody is deallocated on the way in or out.")

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let controller = entry.principal else { return }
    let phase = hierarchy.phase(of: controller)
    switch (entry.topic, phase) {
    case (.viewDidAppear, .gone), (.viewDidAppear, .disappearing):
      convict(controller, entry, "did appear", "begun to appear", in: hierarchy)
    case (.viewDidDisappear, .appeared), (.viewDidDisappear, .appearing):
      convict(controller, entry, "did disappear", "begun to disappear", in: hierarchy)
    case (.viewDidAppear, .appearing), (.viewDidDisappear, .disappearing),
      (.viewWillAppear, .disappearing), (.viewWillDisappear, .appearing):
      record.exercise()
    case (.release, .appearing), (.release, .disappearing):
      convictOpen(Self.released, controller, "was deallocated", .event(entry.index), in: hierarchy)
    default:
      break
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard conclusion.isComplete else { return }
    for controller in hierarchy.names.all {
      switch hierarchy.phase(of: controller) {
      case .appearing, .disappearing:
        let line = Evidence.Line.appearance(hierarchy.names.text(controller))
        convictOpen(Self.unended, controller, "stayed so", .ending(line), in: hierarchy)
      case .gone, .appeared:
        break
      }
    }
  }

  private mutating func convict(
    _ controller: Name, _ entry: IndexedEvent, _ news: String, _ start: String,
    in hierarchy: HierarchyState
  ) {
    let name = hierarchy.names.text(controller)
    record.convict(
      Self.unbegun,
      "\(name) was told that it \(news), and had not \(start)",
      [hierarchy.proofOfPhase(of: controller), .event(entry.index)])
  }

  private mutating func convictOpen(
    _ clause: RuleClause, _ controller: Name, _ fate: String, _ evidence: Evidence,
    in hierarchy: HierarchyState
  ) {
    let start = hierarchy.phase(of: controller) == .appearing ? "appear" : "disappear"
    record.convict(
      clause,
      "\(hierarchy.names.text(controller)) began to \(start) and \(fate)",
      [hierarchy.proofOfPhase(of: controller), evidence])
  }
}

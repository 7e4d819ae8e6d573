import AppearanceTrace

/// Nothing of a transition runs on.
///
/// Condition, at rest: the subject keeps nothing going that it did not keep going before, and of nothing
/// more than before. The first such line stands for all.
struct ResourcesNoOrphanAnimations: RuleChecker {
  static let id: RuleID = "resources-no-orphan-animations"
  static let statement = """
    No animation, timer or display link of a transition runs when all is over.
    """
  static let clauses = [still]
  static let level = Level.should
  static let authority: [Authority] = [
    .apple("CADisplayLink, invalidate(), and CALayer, removeAllAnimations()")
  ]
  static let remedy = """
    Stop timers and display links in the completion that always runs.
    """
  static let needs: Set<SceneSense> = [.activity]
  static let specificity = Specificity.state
  static let topics: [Topic] = [.end]
  static let judgesRest = true

  private static let still = RuleClause(
    "still", "At rest the subject keeps nothing going that it did not keep going before.")

  private(set) var record = Record()

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) { record.exercise() }

  mutating func conclude(_ conclusion: Conclusion, in hierarchy: HierarchyState) {
    guard let finalState = conclusion.finalState else { return }
    var before = hierarchy.baseline.running
    let orphan = finalState.running.first { line in
      guard let known = before.firstIndex(of: line) else { return true }
      before.remove(at: known)
      return false
    }
    guard let orphan else { return }
    record.convict(
      Self.still,
      "still running: \(orphan)",
      [hierarchy.lastEnd.map { .event($0) }, .ending(.running(orphan))])
  }
}

/// At rest the first that the subject keeps going was going before.
enum ResourcesNoOrphanAnimationsReference: ReferenceRule {
  static let id: RuleID = "resources-no-orphan-animations"

  static func breaches(in history: History) -> [Breach] {
    guard let running = history.rest?.checkpoint.running.first,
      !history.baseline.checkpoint.running.contains(running)
    else { return [] }
    return [.atEnd()]
  }
}

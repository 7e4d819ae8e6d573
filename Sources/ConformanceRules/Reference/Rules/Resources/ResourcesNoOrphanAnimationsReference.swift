/// At rest the subject keeps something going that it did not before, or more of it.
enum ResourcesNoOrphanAnimationsReference: ReferenceRule {
  static let id: RuleID = "resources-no-orphan-animations"

  static func breaches(in history: History) -> [Breach] {
    let before = history.baseline.checkpoint.running
    let after = history.rest?.checkpoint.running ?? []
    let hasMore = after.contains { work in
      after.count { $0 == work } > before.count { $0 == work }
    }
    return hasMore ? [.atEnd()] : []
  }
}

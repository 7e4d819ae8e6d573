/// At rest nothing is alive that should be gone.
enum ResourcesTransitionReleasedReference: ReferenceRule {
  static let id: RuleID = "resources-transition-released"

  static func breaches(in history: History) -> [Breach] {
    history.rest?.checkpoint.leaked.first.map { [.atEnd($0)] } ?? []
  }
}

/// What became of an errand at each moment of each change of one manner; tried once for all tests.
@MainActor struct ErrandTrials {
  private static var made: [String: ErrandTrials] = [:]

  /// The trials that a table tells of.
  static func of(_ table: OutcomeTable) -> ErrandTrials {
    let key = "\(table.errand) \(table.manner)"
    if let trials = made[key] { return trials }
    let trials = ErrandTrials(table.errand, table.manner)
    made[key] = trials
    return trials
  }

  /// The outcomes, as the text of a table.
  private(set) var text = ""
  /// What was wrong when all was at rest.
  private(set) var complaints: [String] = []

  private init(_ errand: Errand, _ manner: Manner) {
    var complaints: [String] = []
    text = OutcomeTable.text { moment, change in
      let outcomes = [false, true].map { animated in
        let scene = ReentrantScene(change, manner)
        let outcome = scene.run(errand, animated: animated, at: moment)
        if outcome != nil {
          complaints += scene.complaints.map {
            "\(change) at \(moment.name)\(animated ? ", animated" : ""): \($0)"
          }
        }
        return outcome
      }
      guard let plain = outcomes[0], let animated = outcomes[1] else { return "." }
      return plain == animated ? "\(plain)" : "\(plain)|\(animated)"
    }
    self.complaints = complaints
  }
}

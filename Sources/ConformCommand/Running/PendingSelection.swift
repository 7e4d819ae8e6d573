import TransitionCertification

/// Which of the recorded goldens that wait a command is about.
struct PendingSelection {
  /// Whether nothing was left out.
  let isWhole: Bool
  /// Every case that has a golden, whatever is selected.
  let casesWithGoldens: [CaseID]
  private let cases: [CasePattern]
  /// What is selected beside the cases; none where only cases are named.
  private let others: (subjects: Set<String>, scenarios: Set<String>)?

  /// What the help of a command says about its ids.
  static let discussion: [HelpPassage] = [
    """
    Without an id it takes all that wait. Subjects, scenarios and tags select as for 'run': \
    'FadeKit.Fade modal/custom' are two ids, and together all cases of that subject in that style. In quotes \
    they are the name of a case, or its beginning, and any number of those add up.
    """
  ]

  /// - Throws: The first id that matches nothing.
  init(_ ids: [String], of registry: SubjectRegistry) throws(CommandFailure) {
    let all = CaseSelection.casesWithGoldens(of: registry)
    var cases: [CasePattern] = []
    for id in ids where id.contains(" ") { cases.append(try Self.pattern(id, in: all)) }
    let filters = ids.filter { !$0.contains(" ") }
    self.cases = cases
    casesWithGoldens = all
    isWhole = ids.isEmpty
    if cases.isEmpty || !filters.isEmpty {
      let selection = try CaseSelection(filters, of: registry)
      others = (Set(selection.subjects.map(\.id)), Set(selection.scenarios.map(\.id)))
    } else {
      others = nil
    }
  }

  private static func pattern(
    _ id: String, in all: [CaseID]
  ) throws(CommandFailure) -> CasePattern {
    guard let pattern = CasePattern(id), all.contains(where: { pattern.covers($0) }) else {
      throw Identity.unknown(id, "case with a golden", in: all.map(\.description))
    }
    return pattern
  }

  /// Whether a case is selected; none stands for a file that no case owns, which shows in the whole only.
  func contains(_ caseID: CaseID?) -> Bool {
    guard let caseID else { return isWhole }
    if cases.contains(where: { $0.covers(caseID) }) { return true }
    guard let others else { return false }
    return others.subjects.contains(caseID.subject)
      && others.scenarios.contains(caseID.scenario)
  }
}

extension CasePattern {
  fileprivate func covers(_ caseID: CaseID) -> Bool {
    covers(subject: caseID.subject, scenario: caseID.scenario)
  }
}

extension Command.Operand.Source {
  /// What cases are chosen by.
  static let ofCases = Self.lists(["subjects", "scenarios", "tags"])
}

extension Command.Operand {
  /// Some of the recorded goldens that wait.
  static let pending = Command.Operand(
    name: "ID", help: "only these subjects, scenarios, tags or cases", count: .any,
    source: .ofCases)
}

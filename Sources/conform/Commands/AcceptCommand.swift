import BuiltInSubjects
import TransitionCertification

extension Command {
  private static let prune = Option(
    name: "--prune", help: "also delete the goldens that no case owns")

  /// Puts recorded goldens in their places.
  static let accept = Command(
    name: "accept",
    abstract: "put the recorded traces in the place of their goldens",
    operands: [
      Operand(name: "ID", help: "only these subjects, scenarios or tags", count: .any)
    ],
    options: [.traces, prune]
  ) { invocation throws(CommandFailure) in
    let selection = try CaseSelection(invocation.operands)
    let store = try invocation.goldens()
    guard selection.isWhole || !invocation.has(prune) else {
      throw .misuse("--prune takes no ids: what is stray shows only in the whole")
    }
    try invocation.checkWriting(in: store)
    let acceptance = try accepted(selection, store)
    var text = ""
    for path in acceptance.promoted { text += "accepted \(path)\n" }
    for path in acceptance.promotedElsewhere { text += "accepted meanwhile \(path)\n" }
    if invocation.has(prune) {
      for path in try pruned(store) { text += "deleted \(path)\n" }
    }
    if text.isEmpty { text = "nothing to accept\n" }
    invocation.console.write(text)
    for trouble in acceptance.refused {
      invocation.console.complain("\(trouble.path): \(trouble.message)")
    }
    return acceptance.refused.isEmpty ? .holds : .findings
  }

  private static func accepted(
    _ selection: CaseSelection, _ store: GoldenStore
  ) throws(CommandFailure) -> Acceptance {
    let subjects = Set(selection.subjects.map(\.id))
    let scenarios = Set(selection.scenarios.map(\.id))
    do throws(FileTrouble) {
      return try store.accept(cases: CaseSelection.casesWithGoldens) { caseID in
        subjects.contains(caseID.subject) && scenarios.contains(caseID.scenario)
      }
    } catch {
      throw .writingRefused(error)
    }
  }

  private static func pruned(_ store: GoldenStore) throws(CommandFailure) -> [String] {
    do throws(FileTrouble) {
      return try store.prune(
        cases: CaseSelection.casesWithGoldens, rules: RuleCatalogue.all.map { $0.id.rawValue })
    } catch {
      throw .writingRefused(error)
    }
  }
}

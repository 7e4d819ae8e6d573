import ConformanceReports
import TransitionCertification

extension Workload {
  /// Cases of the system, as many as there are, gone through again and again: run and judged.
  static let cases: [Workload] = [
    Workload("run.cases", on: "cases", plotted: 800) { count in
      let scenarios = ScenarioCatalogue.all.filter { $0.applicability(to: .system) == .applies }
      return {
        let runner = CaseRunner(references: ReferenceBook(), on: .today)
        for index in 0..<count {
          _ = runner.run(.system, in: scenarios[index % scenarios.count])
        }
      }
    }
  ]
}

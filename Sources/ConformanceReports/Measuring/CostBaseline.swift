/// What workloads cost when that was last written down, for one build: what later counts are compared with.
///
/// It is a text of a line a workload, so that a change of it is read like any other.
package struct CostBaseline: Sendable, Equatable {
  package let build: CountedBuild
  package let costs: [WorkloadCost]

  package init(_ costs: [WorkloadCost], of build: CountedBuild) {
    self.build = build
    self.costs = costs
  }

  /// The folder of the baselines, beside the goldens.
  package static let folder = "costs"

  /// The line above the workloads.
  static let heading = ["workload"] + WorkloadCost.Count.allCases.map(\.rawValue)
  /// What stands where nothing was counted.
  static let nothing = "-"

  /// The text, which reads as what it was made of.
  package var text: String {
    let rows = costs.map { cost in
      [cost.name] + WorkloadCost.Count.allCases.map { cost[$0].map(String.init) ?? Self.nothing }
    }
    return "\(build.words)\n" + TextColumns([Self.heading] + rows, [.left, .right, .right]).text
  }
}

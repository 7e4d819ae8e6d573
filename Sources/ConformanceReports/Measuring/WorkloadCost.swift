/// What a workload costs, counted and not timed: a time says as much of the machine as of the work.
package struct WorkloadCost: Sendable, Equatable {
  /// The workload with its size, such as `engine.nested.8`.
  package let name: String
  /// How many views, controllers and presentations were visited; none where a build does not count them.
  package let visits: Int?
  /// How many instructions were executed; none where nothing counts them.
  package let instructions: Int?

  package init(name: String, visits: Int?, instructions: Int?) {
    self.name = name
    self.visits = visits
    self.instructions = instructions
  }

  /// What is counted.
  package enum Count: String, Sendable, CaseIterable {
    case visits, instructions
  }

  /// One of its counts; none where it was not counted.
  package subscript(count: Count) -> Int? {
    switch count {
    case .visits: visits
    case .instructions: instructions
    }
  }
}

import TransitionCertification

/// Cases of one subject that one worker runs.
///
/// What is compared with each other is in one batch: a change with an animation, and the same without.
struct CaseBatch: Sendable, Equatable {
  /// The cases.
  let cases: [CaseID]
  /// Whether they are asked for one by one.
  let isOneByOne: Bool

  /// At how many cases a batch is full: to fork, which copies the worker's memory, costs more than a case.
  private static let fullCount = 64

  /// Divides cases of one subject.
  ///
  /// - Parameters:
  ///   - cases: The cases, in the order of the catalogue.
  ///   - housing: In which process they run.
  ///   - count: The number of workers.
  /// - Returns: A list of batches for each worker: it gets the same scenarios of every subject, so that the
  ///   system's traces that belong to them are made once.
  static func batches(
    of cases: [CaseID], in housing: CaseHousing, among count: Int
  ) -> [[CaseBatch]] {
    (1...count).map { number in
      let shard = CaseShard(number: number, count: count)
      var batches: [[CaseID]] = []
      for change in changes(in: cases.filter { shard.contains($0.scenario) }) {
        if let last = batches.last, last.count < fullCount {
          batches[batches.count - 1] = last + change
        } else {
          batches.append(change)
        }
      }
      return batches.map { CaseBatch(cases: $0, isOneByOne: housing == .forkedForCase) }
    }
  }

  /// The cases, those of one change side by side.
  private static func changes(in cases: [CaseID]) -> [[CaseID]] {
    var places: [String: Int] = [:]
    var changes: [[CaseID]] = []
    for id in cases {
      let change = CaseShard.change(in: id.scenario)
      if let place = places[change] {
        changes[place].append(id)
      } else {
        places[change] = changes.count
        changes.append([id])
      }
    }
    return changes
  }
}

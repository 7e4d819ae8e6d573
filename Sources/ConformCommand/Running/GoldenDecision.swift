import TransitionCertification

/// What becomes of recorded goldens that wait, and what is said of it.
enum GoldenDecision {
  /// Puts goldens in their places, and says of each what became of it.
  ///
  /// - Parameters:
  ///   - cases: Every case that has a golden.
  ///   - isWanted: Which of them to accept; none stands for a file that no case owns.
  static func accept(
    in store: GoldenStore, cases: [CaseID], _ console: Console, where isWanted: (CaseID?) -> Bool
  ) throws(CommandFailure) -> Acceptance {
    try console.telling { (acceptance: Acceptance) in
      acceptance.promoted.map { "accepted \($0)" }
    } complaints: { acceptance in
      acceptance.refused.map { "\($0.place): \($0.message)" }
    } of: { () throws(WritingInterruption<Acceptance>) in
      try store.accept(cases: cases, where: isWanted)
    }
  }

  /// Deletes goldens that wait, and names them.
  ///
  /// - Returns: How many are gone.
  static func reject(
    in store: GoldenStore, cases: [CaseID], _ console: Console, where isWanted: (CaseID?) -> Bool
  ) throws(CommandFailure) -> Int {
    let paths = try console.telling { (paths: [String]) in
      paths.map { "deleted \($0)" }
    } of: { () throws(WritingInterruption<[String]>) in
      try store.reject(cases: cases, where: isWanted)
    }
    return paths.count
  }
}

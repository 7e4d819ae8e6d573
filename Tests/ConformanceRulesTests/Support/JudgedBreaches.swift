import Synchronization

@testable import ConformanceRules

/// What the rules say of breaches, judged once for all tests of a process: they only look at it.
///
/// A breach is known by its description.
enum JudgedBreaches {
  private static let known = Mutex<[String: Judgement]>([:])

  static func judgement(of breach: Breach) throws -> Judgement {
    let description = breach.testDescription
    if let judgement = known.withLock({ $0[description] }) { return judgement }
    let judgement = try breach.sketch.judgement()
    known.withLock { $0[description] = judgement }
    return judgement
  }
}

extension Breach {
  /// What the rules say of it.
  func judgement() throws -> Judgement { try JudgedBreaches.judgement(of: self) }
}

import TransitionCertification

/// The cases of a command that left no trace: somebody ended or detained their process.
///
/// Every case that a command asks for goes by here. So whatever a command makes of its cases, one that is lost is
/// named, and the command does not say that all hold.
@MainActor package final class LostCases {
  private var cases: [(id: CaseID, obstacle: CaseResult.Obstacle)] = []
  private var areTold = false

  package nonisolated init() {}

  /// How many there are.
  package var count: Int { cases.count }

  /// Takes in what came of a case.
  func note(_ recording: Recording, of id: CaseID) {
    // What the user did not wait for is told as that.
    guard case .lost(let obstacle) = recording, obstacle != .interrupted else { return }
    cases.append((id, obstacle))
  }

  /// Leaves it to the command's own result to name them.
  package func areNamedByResult() { areTold = true }

  /// Lets them count for nothing: another command tells of them, or they are what was expected.
  package func forget() { cases = [] }

  /// Names those that nobody has named.
  ///
  /// - Parameter status: What the command says to whoever called it.
  /// - Returns: What it has to say: a finding is certain, whatever was lost.
  func status(after status: ExitStatus, telling console: Console) -> ExitStatus {
    guard !cases.isEmpty else { return status }
    if !areTold {
      for (id, obstacle) in cases { console.complain("\(id) leaves no trace: \(obstacle)") }
    }
    return status == .holds ? .incomplete : status
  }
}

import CaseProcesses
import ConformCommand
import Foundation

/// A long proof in a process of its own, so that a seed that ends or detains it is told, and can be tried again.
@MainActor struct ProofProcess {
  let console: Console
  /// What the proof is called for once more.
  let command: String

  /// What a seed may use.
  private static let limits = CaseLimits()
  /// What all of them together may use: as much as they like.
  private static let limitsOfAll = CaseLimits(seconds: 1 << 30, megabytes: 1 << 30)

  /// Proves, and says which seed was under way where the process did not come to its end.
  ///
  /// - Parameter proof: Does it, and says which seed is under way.
  /// - Returns: How the proof ended.
  func run(_ proof: (SeedBoard) -> ExitStatus) -> ExitStatus {
    guard let board = SeedBoard() else { return lost("there is no memory for it", at: nil) }
    let own = getpid()
    // It stays in the group of this one, and is interrupted with it.
    let process = StartedProcess(leadingGroup: false) {
      board.keeper = own
      let status = console.ending(with: proof(board))
      board.status = status.rawValue
      _exit(status.rawValue)
    }
    guard let process else { return lost("its process could not be started", at: nil) }
    var patience = CasePatience(Self.limits)
    var silence: Int?
    while !process.hasEnded, silence == nil {
      usleep(20_000)
      silence = patience.silence(process.work, answered: board.count)
    }
    let ending = process.end(Self.limitsOfAll)
    if let status = board.status.flatMap(ExitStatus.init) { return status }
    let told = silence.map(CaseEnding.silence) ?? ending
    return lost("\(told.obstacle(Self.limitsOfAll, LastWords()))", at: board.seed)
  }

  private func lost(_ words: String, at seed: UInt64?) -> ExitStatus {
    let place = seed.map { "at: \(command) --count 1 --seed \($0)" } ?? "before any seed"
    console.complain("the proof did not come to its end, \(place): \(words)")
    return .incomplete
  }
}

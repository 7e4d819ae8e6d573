import CaseProcesses
import ConformCommand
import Foundation

/// A long proof in a process of its own, so that a seed that ends or detains it is told, and can be tried again.
@MainActor struct ProofProcess {
  let console: Console
  /// What the proof is called for once more.
  let command: String

  /// What a seed may use.
  let limits: CaseLimits

  /// What all of them together may use: as much as they like.
  private static let limitsOfAll = CaseLimits(seconds: 1 << 30, megabytes: 1 << 30)

  /// Proves, and says which seed was under way where the process did not come to its end.
  ///
  /// - Parameter proof: Does it, and says what it is at.
  /// - Returns: How the proof ended.
  func run(_ proof: (SeedBoard) -> ExitStatus) -> ExitStatus {
    guard let board = SeedBoard() else {
      return lost("there is no memory for it", at: .beforeAnySeed)
    }
    // It stays in the group of this one, and is interrupted with it.
    let process = StartedProcess(leadingGroup: false) {
      let status = proof(board)
      let told = board.telling { console.ending(with: status) }
      board.status = told.rawValue
      _exit(told.rawValue)
    }
    guard let process else {
      return lost("its process could not be started", at: .beforeAnySeed)
    }
    var patience = CasePatience(limits)
    var silence: Int?
    while !process.hasEnded, silence == nil {
      usleep(20_000)
      // Who reads what it tells may let it wait for as long as he likes.
      if !board.isTelling { silence = patience.silence(process.work, answered: board.steps) }
    }
    let ending = process.end(Self.limitsOfAll)
    if let status = board.status.flatMap(ExitStatus.init) { return status }
    let told = silence.map(CaseEnding.silence) ?? ending
    return lost("\(told.obstacle(Self.limitsOfAll, LastWords()))", at: board.place)
  }

  private func lost(_ words: String, at place: SeedBoard.Place) -> ExitStatus {
    let place =
      switch place {
      case .beforeAnySeed: "before any seed"
      case .at(let seed): "at: \(command) --count 1 --seed \(seed)"
      case .behind(let seed): "behind seed \(seed)"
      }
    console.complain("the proof did not come to its end, \(place): \(words)")
    return .incomplete
  }
}

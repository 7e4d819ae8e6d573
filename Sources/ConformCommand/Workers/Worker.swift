import Foundation
import TransitionCertification

/// A process that runs cases, in processes that it forks.
///
/// It belongs to one thread.
final class Worker {
  private let process: WorkerProcess
  private let limits: CaseLimits

  /// How long the worker itself may take beyond a case's patience, to start and to answer.
  private static let grace = Duration.seconds(20)

  /// Starts the process.
  ///
  /// - Throws: That it cannot be started.
  init(_ limits: CaseLimits) throws(WorkerFailure) {
    // What ends a worker is told by its answers, and not by a signal to who asks.
    signal(SIGPIPE, SIG_IGN)
    guard let process = WorkerProcess(limits) else {
      throw WorkerFailure(obstacle: .unreadable("it cannot be started"))
    }
    self.process = process
    self.limits = limits
  }

  /// Runs cases of one subject in one process, and judges their traces.
  ///
  /// - Parameter cases: The cases; one at least.
  /// - Returns: What came of the first of them, one at least. Behind one that ended their process the others
  ///   are still to be run.
  /// - Throws: That the worker itself is of no further use.
  func run(_ cases: ArraySlice<CaseID>) throws(WorkerFailure) -> [Recording] {
    let patience = Duration.seconds(limits.endurance * cases.count) + Self.grace
    var exchange = WorkerExchange(process.answers, process.problems, by: .now + patience)
    let words = cases.prefix(1).map(\.subject) + cases.map(\.scenario)
    let question = Array("\(words.joined(separator: " "))\n".utf8)
    guard FileBytes.writeAll(question, to: process.questions) == 0 else {
      throw failure(exchange)
    }
    var texts: [[UInt8]] = []
    var lost: [Recording] = []
    while texts.count < cases.count, lost.isEmpty {
      guard let line = exchange.readLine() else { throw failure(exchange) }
      guard let ending = CaseEnding(line) else {
        throw WorkerFailure(obstacle: .unreadable("it says '\(line)'"))
      }
      if case .trace(let count) = ending {
        guard let text = exchange.read(count) else { throw failure(exchange) }
        texts.append(text)
      } else {
        exchange.readProblems()
        lost.append(.lost(obstacle(ending, exchange.lastWords)))
      }
    }
    exchange.readProblems()
    return texts.map(Self.recording) + lost
  }

  private static func recording(_ text: [UInt8]) -> Recording {
    do throws(TraceSyntaxError) {
      return .trace(JudgedTrace(try Trace(parsing: text)))
    } catch {
      return .lost(.unreadable("\(error)"))
    }
  }

  /// Why there is no trace, in the words of reports.
  private func obstacle(
    _ ending: CaseEnding, _ lastWords: LastWords
  ) -> CaseResult.Obstacle {
    let words = lastWords.line
    switch ending {
    case .signal where lastWords.tellsOfMemory, .memory:
      return .ended(ProcessEnd(.memory(megabytes: limits.megabytes), lastWords: words))
    case .signal(let number): return .ended(ProcessEnd(.signal(number), lastWords: words))
    case .status(let status): return .ended(ProcessEnd(.status(status), lastWords: words))
    case .processorTime: return .ended(ProcessEnd(.processorTime(seconds: limits.seconds)))
    case .silence: return .hung(seconds: limits.patience)
    case .failure, .trace: return .unreadable("its process could not be started")
    }
  }

  /// Why the worker says nothing more.
  private func failure(_ exchange: WorkerExchange) -> WorkerFailure {
    let seconds = limits.patience
    return WorkerFailure(
      obstacle: exchange.isLate ? .hung(seconds: seconds) : .unreadable("its worker was ended"))
  }
}

/// Why a worker is of no further use.
struct WorkerFailure: Error {
  let obstacle: CaseResult.Obstacle
}

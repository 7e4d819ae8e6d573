import Foundation
import TransitionCertification

/// A process that runs cases, one at a time, each in a process of its own.
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

  /// Runs a case, and judges its trace.
  ///
  /// - Throws: That the worker itself is of no further use.
  func run(_ caseID: CaseID) throws(WorkerFailure) -> Recording {
    var exchange = WorkerExchange(
      process.answers, process.problems,
      by: .now + .seconds(limits.endurance) + Self.grace)
    let question = Array("\(caseID)\n".utf8)
    guard FileBytes.writeAll(question, to: process.questions) == 0,
      let line = exchange.readLine()
    else { throw failure(exchange) }
    guard let ending = CaseEnding(line) else {
      throw WorkerFailure(obstacle: .unreadable("it says '\(line)'"))
    }
    guard case .trace(let count) = ending else {
      exchange.readProblems()
      return .lost(obstacle(ending, exchange.lastWords))
    }
    guard let bytes = exchange.read(count) else { throw failure(exchange) }
    exchange.readProblems()
    do throws(TraceSyntaxError) {
      return .trace(JudgedTrace(try Trace(parsing: bytes)))
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

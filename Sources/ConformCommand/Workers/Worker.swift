import Foundation
import TransitionCertification

/// A process that runs cases, in processes that it forks.
///
/// It belongs to one thread.
final class Worker {
  private let process: WorkerProcess
  private let limits: CaseLimits

  /// How many seconds the worker itself may take beyond those of its cases, to start and to answer.
  private static let grace = 20

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
    let words = cases.prefix(1).map(\.subject) + cases.map(\.scenario)
    let (texts, lost) = try ask(words, answers: cases.count)
    return texts.map(Self.recording) + (lost.map { [.lost($0)] } ?? [])
  }

  /// The raw value of the style that a subject's screens have when they are made; none where none can be made.
  ///
  /// - Throws: That the worker itself is of no further use.
  func ownStyle(of subject: String) throws(WorkerFailure) -> Int? {
    let (texts, _) = try ask([subject], answers: 1)
    return texts.first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// Asks the worker.
  ///
  /// - Parameter count: How many answers there are, if none is lost.
  /// - Returns: The answers, and what became of the next, where they are not all.
  private func ask(
    _ words: [String], answers count: Int
  ) throws(WorkerFailure) -> (texts: [[UInt8]], lost: CaseResult.Obstacle?) {
    let seconds = limits.endurance * count + Self.grace
    var exchange = WorkerExchange(
      process.answers, process.problems, by: .now + .seconds(seconds))
    func failure() -> WorkerFailure {
      let words = "its worker was ended"
      return WorkerFailure(
        obstacle: exchange.isLate ? .hung(seconds: seconds) : .unreadable(words))
    }
    let question = Array("\(words.joined(separator: " "))\n".utf8)
    guard FileBytes.writeAll(question, to: process.questions) == 0 else { throw failure() }
    var texts: [[UInt8]] = []
    while texts.count < count {
      guard let line = exchange.readLine() else { throw failure() }
      switch WorkerAnswer(line) {
      case .trace(let length):
        guard let text = exchange.read(length) else { throw failure() }
        texts.append(text)
      case .ended(let ending):
        exchange.readProblems()
        return (texts, obstacle(ending, exchange.lastWords))
      case nil:
        throw WorkerFailure(obstacle: .unreadable("it says '\(line)'"))
      }
    }
    exchange.readProblems()
    return (texts, nil)
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
    case .silence(let seconds): return .hung(seconds: seconds)
    case .noRoom: return .unreadable("it is longer than what a process may answer")
    case .failure: return .unreadable("its process could not be started")
    }
  }
}

/// Why a worker is of no further use.
struct WorkerFailure: Error {
  let obstacle: CaseResult.Obstacle
}

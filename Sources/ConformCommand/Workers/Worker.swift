import CaseProcesses
import Foundation
import TransitionCertification

/// A process that runs cases, and has them judged and compared: those of whom nobody trusts in processes that
/// it forks.
///
/// It belongs to one thread.
final class Worker {
  private let process: WorkerProcess
  private let limits: CaseLimits
  private var reader = CaseAnswerReader()

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - limits: What a case may use.
  ///   - lookingAtGoldens: Whether it is looked which goldens may refer to references.
  ///   - variables: What its environment says beside this one's.
  /// - Throws: That it cannot be started.
  init(
    _ limits: CaseLimits, lookingAtGoldens: Bool = false, variables: [String: String] = [:]
  ) throws(WorkerFailure) {
    // What ends a worker is told by its answers, and not by a signal to who asks.
    signal(SIGPIPE, SIG_IGN)
    let process = WorkerProcess(
      Command.workerArguments(limits, lookingAtGoldens), variables: variables)
    guard let process else {
      throw WorkerFailure(obstacle: .unreadable("it cannot be started"))
    }
    self.process = process
    self.limits = limits
  }

  /// Runs cases of one subject, and has them judged and compared.
  ///
  /// Behind one that ended their process the others are still to be run.
  ///
  /// - Parameters:
  ///   - cases: The cases; one at least.
  ///   - take: Gets what came of each, in order, as soon as it is there; of one at least.
  /// - Throws: That the worker itself is of no further use, and how it came to the next of the cases.
  func run(
    _ cases: ArraySlice<CaseID>, take: (CaseID, Recording) -> Void
  ) throws(WorkerFailure) {
    var exchange = try ask(cases.prefix(1).map(\.subject) + cases.map(\.scenario))
    for id in cases {
      switch try answer(of: id, &exchange) {
      case .recording(let recording): take(id, recording)
      case .ended(let ending):
        take(id, .lost(ending.obstacle(limits, exchange.lastWords)))
        return
      }
    }
  }

  /// The next answer to a question, with what was printed until then.
  private func answer(
    of id: CaseID, _ exchange: inout WorkerExchange
  ) throws(WorkerFailure) -> CaseAnswerReader.Answer {
    do throws(CaseAnswerReader.Failure) {
      let answer = try reader.answer(of: id, from: &exchange)
      exchange.readProblems()
      return answer
    } catch {
      throw failure(error, exchange)
    }
  }

  /// The raw value of the style that a subject's screens have when they are made; none where none can be made.
  ///
  /// - Throws: That the worker itself is of no further use.
  func ownStyle(of subject: String) throws(WorkerFailure) -> Int? {
    var exchange = try ask([subject])
    guard let line = exchange.readLine() else { throw failure(.missing, exchange) }
    switch WorkerAnswer(line) {
    case .text(let count):
      guard let text = exchange.read(count) else { throw failure(.missing, exchange) }
      return Int(String(decoding: text, as: UTF8.self))
    case .ended: return nil
    case .waiting, .reference, .record, .lost, .end, nil:
      throw failure(.strange(line), exchange)
    }
  }

  /// Asks the worker.
  private func ask(_ words: [String]) throws(WorkerFailure) -> WorkerExchange {
    let exchange = WorkerExchange(
      process.answers, process.problems, limits, look: process.look)
    let question = Array("\(words.joined(separator: " "))\n".utf8)
    guard FileBytes.writeAll(question, to: process.questions) == 0 else {
      throw failure(.missing, exchange)
    }
    return exchange
  }

  private func failure(
    _ failure: CaseAnswerReader.Failure, _ exchange: WorkerExchange
  ) -> WorkerFailure {
    switch failure {
    case .missing:
      WorkerFailure(
        obstacle: exchange.silence.map { .hung(seconds: $0) }
          ?? .unreadable("its worker was ended"))
    case .strange(let line): WorkerFailure(obstacle: .unreadable("it says '\(line)'"))
    }
  }
}

/// Why a worker is of no further use.
struct WorkerFailure: Error {
  let obstacle: CaseResult.Obstacle
}

import CaseProcesses
import Foundation
import Synchronization

/// A process of this executable that works for this one, with the ways to it and from it.
struct WorkerProcess: ~Copyable {
  /// Where questions are written to, and where answers and problems are read from.
  let questions, answers, problems: Int32
  private let process: StartedProcess

  /// One start at a time: what is between two calls would otherwise be given to another worker, and its end
  /// not be seen.
  private static let starting = Mutex(())

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - arguments: What it is called with.
  ///   - variables: What its environment says beside this one's.
  /// - Returns: None where it cannot be started.
  init?(_ arguments: [String], variables: [String: String] = [:]) {
    let started = Self.starting.withLock { _ in Self.start(arguments, variables) }
    guard let started else { return nil }
    (process, questions, answers, problems) = started
    // Whatever is in there is taken at once, and never waited for.
    _ = fcntl(problems, F_SETFL, O_NONBLOCK)
  }

  /// Says what the process has done so far.
  var look: @Sendable () -> ProcessWork {
    let process = process
    return { process.work }
  }

  /// Ends the process: it has nobody to work for.
  deinit {
    close(questions)
    close(answers)
    close(problems)
    // It has no more questions, and ends a case that is under way.
    process.terminate()
  }

  // MARK: - Starting

  private typealias Started = (
    process: StartedProcess, questions: Int32, answers: Int32, problems: Int32
  )

  private static func start(_ arguments: [String], _ own: [String: String]) -> Started? {
    guard let path = Bundle.main.executablePath else { return nil }
    var ways: [Way] = []
    for _ in 0..<3 {
      guard let way = Way() else {
        for way in ways { way.close() }
        return nil
      }
      ways.append(way)
    }
    let (questions, answers, problems) = (ways[0], ways[1], ways[2])
    var variables = ProcessInfo.processInfo.environment
    variables[EndNote.variable] = nil
    variables.merge(own) { _, own in own }
    let process = StartedProcess(
      path, arguments, variables: variables,
      descriptors: [
        (questions.reading, STDIN_FILENO), (answers.writing, STDOUT_FILENO),
        (problems.writing, STDERR_FILENO),
      ],
      // A case may write to whatever is open, and no pipe of whoever called the command is its own.
      alone: true)
    close(questions.reading)
    close(answers.writing)
    close(problems.writing)
    guard let process else {
      for descriptor in [questions.writing, answers.reading, problems.reading] {
        close(descriptor)
      }
      return nil
    }
    return (process, questions.writing, answers.reading, problems.reading)
  }
}

import CaseProcesses
import Foundation
import TransitionCertification

extension Command {
  private static let seconds = Option(
    name: "--seconds", value: "N", help: "how much processor time a case may use")
  private static let megabytes = Option(
    name: "--megabytes", value: "N", help: "how much memory a case may use beyond the worker's own")

  private static let goldens = Option(
    name: "--goldens", help: "look which goldens may refer to references")

  /// Runs cases for another process, and has them judged and compared.
  ///
  /// To a line `SUBJECT SCENARIO…` the answer is what is said of each case, in order; behind one that ended
  /// its process there is nothing more. To a line `SUBJECT` the answer is the raw value of the style that its
  /// screens have, as a text. Cases of those who may bring down a process are run in processes forked from
  /// this one, which starts no thread, so that it can always be forked.
  static let worker = Command(
    name: "worker", abstract: "run cases for another process of this command",
    options: [seconds, megabytes, goldens]
  ) { invocation throws(CommandFailure) in
    guard let limits = limits(invocation), let ways = WorkerWays() else {
      throw .misuse("the worker is called by the command itself")
    }
    // Whatever it was started with, the ends of cases are to be told.
    signal(SIGCHLD, SIG_DFL)
    var signals = CaseProcess.signals
    sigprocmask(SIG_SETMASK, &signals, nil)
    var shift = WorkerShift(limits, ways, lookingAtGoldens: invocation.has(goldens))
    while let line = ways.nextQuestion() {
      let words = line.split(separator: " ").map(String.init)
      let scenarios = words.dropFirst().compactMap(ScenarioCatalogue.scenario)
      guard let subject = words.first.flatMap(invocation.registry.subject),
        scenarios.count == words.count - 1
      else { throw .misuse("there are no such cases: '\(line)'") }
      guard shift.answer(subject, scenarios) else { return .incomplete }
    }
    return .holds
  }

  /// What a worker is called with.
  static func workerArguments(_ limits: CaseLimits, _ looksAtGoldens: Bool) -> [String] {
    [worker.name, seconds.name, "\(limits.seconds)", megabytes.name, "\(limits.megabytes)"]
      + (looksAtGoldens ? [goldens.name] : [])
  }

  /// The limits that a worker is called with; none where they are no numbers.
  private static func limits(_ invocation: Invocation) -> CaseLimits? {
    guard let seconds = invocation.value(seconds).flatMap({ Int($0) }),
      let megabytes = invocation.value(megabytes).flatMap({ Int($0) })
    else { return nil }
    return CaseLimits(seconds: seconds, megabytes: megabytes)
  }
}

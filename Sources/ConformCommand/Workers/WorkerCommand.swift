import Foundation
import TransitionCertification

extension Command {
  private static let seconds = Option(
    name: "--seconds", value: "N", help: "how much processor time a case may use")
  private static let megabytes = Option(
    name: "--megabytes", value: "N", help: "how much memory a case may use beyond the worker's own")

  /// Runs cases for another process, in processes forked from this one.
  ///
  /// To a line `SUBJECT SCENARIO…` the answer is, for each scenario, a line that says how the case ended, and
  /// its trace; behind one without a trace there is nothing more. To a line `SUBJECT` the answer is the raw
  /// value of the style that its screens have, in the place of a trace. This process runs no case itself
  /// and starts no thread, so that it can always be forked.
  static let worker = Command(
    name: "worker", abstract: "run cases for another process of this command",
    options: [seconds, megabytes]
  ) { invocation throws(CommandFailure) in
    guard let limits = limits(invocation), let ways = WorkerWays() else {
      throw .misuse("the worker is called by the command itself")
    }
    warmUp()
    // Whatever it was started with, the ends of cases are to be told.
    signal(SIGCHLD, SIG_DFL)
    var signals = CaseProcess.signals
    sigprocmask(SIG_SETMASK, &signals, nil)
    let process = CaseProcess(
      limits: limits, mapped: CaseLimits.mappedBytes, ways: ways)
    while let line = ways.nextQuestion() {
      let words = line.split(separator: " ").map(String.init)
      let scenarios = words.dropFirst().compactMap(ScenarioCatalogue.scenario)
      guard let subject = words.first.flatMap(invocation.registry.subject)?.subject,
        scenarios.count == words.count - 1
      else { throw .misuse("there are no such cases: '\(line)'") }
      let work = scenarios.map { scenario in { scenario.run(subject).textBytes } }
      let (texts, ending) = process.run(work.isEmpty ? [subject.ownStyleBytes] : work)
      guard ways.answer(texts, ending) else { return .incomplete }
    }
    return .holds
  }

  /// Has all loaded and looked up that most cases need, so that it is not done in each of them.
  @MainActor private static func warmUp() {
    var seen: Set<[String]> = []
    for scenario in ScenarioCatalogue.all where scenario.applicability(to: .system) == .applies {
      guard seen.insert([scenario.family.rawValue, scenario.variant.rawValue]).inserted else {
        continue
      }
      _ = scenario.run(.system).textBytes
    }
  }

  /// What a worker is called with.
  static func workerArguments(_ limits: CaseLimits) -> [String] {
    [worker.name, seconds.name, "\(limits.seconds)", megabytes.name, "\(limits.megabytes)"]
  }

  /// The limits that a worker is called with; none where they are no numbers.
  private static func limits(_ invocation: Invocation) -> CaseLimits? {
    guard let seconds = invocation.value(seconds).flatMap({ Int($0) }),
      let megabytes = invocation.value(megabytes).flatMap({ Int($0) })
    else { return nil }
    return CaseLimits(seconds: seconds, megabytes: megabytes)
  }
}

extension Subject {
  /// The raw value of the style that its screens have when they are made; nothing where they have none.
  fileprivate func ownStyleBytes() -> [UInt8] {
    ownStyle.map { Array("\($0.rawValue)".utf8) } ?? []
  }
}

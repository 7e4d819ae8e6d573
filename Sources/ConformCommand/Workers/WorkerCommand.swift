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
    // Whatever it was started with, the ends of cases are to be told.
    signal(SIGCHLD, SIG_DFL)
    var signals = CaseProcess.signals
    sigprocmask(SIG_SETMASK, &signals, nil)
    var warmth = Warmth()
    while let line = ways.nextQuestion() {
      let words = line.split(separator: " ").map(String.init)
      let scenarios = words.dropFirst().compactMap(ScenarioCatalogue.scenario)
      guard let subject = words.first.flatMap(invocation.registry.subject)?.subject,
        scenarios.count == words.count - 1
      else { throw .misuse("there are no such cases: '\(line)'") }
      scenarios.forEach { warmth.prepare(for: $0) }
      let process = CaseProcess(limits: limits, mapped: CaseLimits.mappedBytes, ways: ways)
      let work = scenarios.map { scenario in { scenario.run(subject).textBytes } }
      let (texts, ending) = process.run(work.isEmpty ? [subject.ownStyleBytes] : work)
      guard ways.answer(texts, ending) else { return .incomplete }
    }
    return .holds
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

/// What a worker has loaded and looked up, so that the cases that it forks need not, each for itself.
@MainActor private struct Warmth {
  private var seen: Set<[String]> = []

  /// Has the system play a scenario of the same kind, once for each kind.
  mutating func prepare(for scenario: Scenario) {
    guard seen.insert(Self.kind(of: scenario)).inserted else { return }
    let alike = ScenarioCatalogue.all.first {
      Self.kind(of: $0) == Self.kind(of: scenario) && $0.applicability(to: .system) == .applies
    }
    _ = alike?.run(.system).textBytes
  }

  private static func kind(of scenario: Scenario) -> [String] {
    [scenario.family.rawValue, scenario.variant.rawValue]
  }
}

extension Subject {
  /// The raw value of the style that its screens have when they are made; nothing where they have none.
  fileprivate func ownStyleBytes() -> [UInt8] {
    ownStyle.map { Array("\($0.rawValue)".utf8) } ?? []
  }
}

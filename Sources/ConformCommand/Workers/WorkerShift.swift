import CaseProcesses
import Foundation
import TransitionCertification

/// A worker at work: it runs the cases that it is asked for, one question after another.
@MainActor struct WorkerShift {
  private let limits: CaseLimits
  private let ways: WorkerWays
  private let answers: CaseAnswers
  private var warmth = Warmth()

  /// - Parameters:
  ///   - limits: What a case may use.
  ///   - ways: Where it is answered.
  ///   - looksAtGoldens: Whether it is looked which goldens may refer to references.
  init(_ limits: CaseLimits, _ ways: WorkerWays, lookingAtGoldens looksAtGoldens: Bool) {
    self.limits = limits
    self.ways = ways
    answers = CaseAnswers(lookingAtGoldens: looksAtGoldens)
  }

  /// Runs cases of a subject, or looks for its style where there are none, and answers.
  ///
  /// - Returns: Whether somebody was there to take the answer.
  mutating func answer(_ subject: ListedSubject, _ scenarios: [Scenario]) -> Bool {
    guard !scenarios.isEmpty else { return answerStyle(of: subject.subject) }
    guard subject.role.housing != .shared else { return play(subject, scenarios) }
    scenarios.forEach { warmth.prepare(for: $0) }
    let (texts, ending) = process.run(
      scenarios.map { scenario in { scenario.run(subject.subject).textBytes } })
    let areAnswered = zip(texts, scenarios).allSatisfy { text, scenario in
      ways.answer(answers.answer(printed: text, in: scenario, of: subject))
    }
    return areAnswered && answer(ending)
  }

  /// Runs cases of a subject that does no harm in this process, and answers each when it is over.
  private func play(_ subject: ListedSubject, _ scenarios: [Scenario]) -> Bool {
    scenarios.allSatisfy { scenario in
      let trace = KeptTrace(scenario.run(subject.subject))
      return ways.answer(answers.answer(trace, in: scenario, of: subject))
    }
  }

  private func answerStyle(of subject: Subject) -> Bool {
    let (texts, ending) = process.run([subject.ownStyleBytes])
    let areAnswered = texts.allSatisfy { text in
      ways.answer(WorkerAnswer.text(count: text.count).bytes(before: text))
    }
    return areAnswered && answer(ending)
  }

  private func answer(_ ending: CaseEnding?) -> Bool {
    ending.map { ways.answer(WorkerAnswer.ended($0).bytes()) } ?? true
  }

  private var process: CaseProcess {
    CaseProcess(limits: limits, mapped: CaseLimits.mappedBytes, ways: ways)
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

import AppearanceTrace
import Foundation
import TransitionCertification

/// What is said of cases, as bytes that another process reads.
@MainActor final class CaseAnswers {
  private let judge = CaseJudge(references: ReferenceBook())
  /// Whether it is looked which goldens may refer to references.
  private let looksAtGoldens: Bool
  /// The references that were handed on, whose places are their numbers.
  private var references: [KeptTrace] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameter looksAtGoldens: Whether it is looked which goldens may refer to references.
  init(lookingAtGoldens looksAtGoldens: Bool) {
    self.looksAtGoldens = looksAtGoldens
  }

  /// What is said of a case of which there is a trace.
  func answer(_ trace: KeptTrace, in scenario: Scenario, of subject: ListedSubject) -> [UInt8] {
    answer(judge.judge(trace, in: scenario), of: subject)
  }

  /// What is said of a case whose trace the rules have read.
  func answer(_ trace: JudgedTrace, in scenario: Scenario, of subject: ListedSubject) -> [UInt8] {
    answer(judge.judge(trace, in: scenario), of: subject)
  }

  /// What was said of a case.
  func answer(_ judged: JudgedCase, of subject: ListedSubject) -> [UInt8] {
    let looked = looksAtGoldens && subject.isGood
    let judged = looked ? judged.lookedAtForGolden : judged
    var bytes: [UInt8] = []
    var number: Int?
    if let reference = judged.reference { number = self.number(of: reference, &bytes) }
    let record = CaseRecord(judged, reference: number).line
    bytes += WorkerAnswer.record(count: record.count).bytes(before: record + judged.trace.textBytes)
    return bytes + WorkerAnswer.end.bytes()
  }

  /// What is said of a case whose process answered with this text.
  func answer(
    printed text: [UInt8], in scenario: Scenario, of subject: ListedSubject
  ) -> [UInt8] {
    guard let trace = KeptTrace(reading: text) else {
      return WorkerAnswer.text(count: text.count).bytes(before: text)
    }
    return answer(trace, in: scenario, of: subject)
  }

  /// Why nothing can be said of a case.
  nonisolated static func answer(lostTo obstacle: CaseResult.Obstacle) -> [UInt8] {
    guard let reason = try? JSONEncoder().encode(obstacle) else {
      preconditionFailure("numbers and texts can be written")
    }
    return WorkerAnswer.lost(count: reason.count).bytes(before: Array(reason))
  }

  /// The number of a reference, which is handed on where it was not.
  private func number(of reference: KeptTrace, _ bytes: inout [UInt8]) -> Int {
    if let number = numbers[ObjectIdentifier(reference)] { return number }
    let text = reference.textBytes
    bytes += WorkerAnswer.reference(count: text.count).bytes(before: text)
    references.append(reference)
    numbers[ObjectIdentifier(reference)] = references.count - 1
    return references.count - 1
  }
}

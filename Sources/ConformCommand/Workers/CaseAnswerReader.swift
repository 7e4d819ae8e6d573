import AppearanceTrace
import CaseProcesses
import Foundation
import TransitionCertification

/// Reads what another process says of cases.
struct CaseAnswerReader {
  private var references: [KeptTrace] = []

  /// What came of a case.
  enum Answer {
    case recording(Recording)
    /// There is no trace, since its process ended.
    case ended(CaseEnding)
  }

  /// Why there is no answer.
  enum Failure: Error {
    /// It does not come, or not to its end.
    case missing
    /// It is none.
    case strange(String)
  }

  /// The next answer, of a case.
  ///
  /// - Parameters:
  ///   - id: The case.
  ///   - source: Where it is read.
  mutating func answer(
    of id: CaseID, from source: inout some CaseAnswerSource
  ) throws(Failure) -> Answer {
    while true {
      guard let line = source.readLine() else { throw .missing }
      switch WorkerAnswer(line) {
      case .reference(let count):
        guard let text = source.read(count) else { throw .missing }
        references.append(KeptTrace(printed: text))
      case .record(let count):
        return .recording(.judged(try record(of: id, count, from: &source)))
      case .text(let count):
        guard let text = source.read(count) else { throw .missing }
        return .recording(Self.recording(text))
      case .lost(let count):
        guard let reason = source.read(count) else { throw .missing }
        return .recording(.lost(try Self.obstacle(reason)))
      case .ended(let ending): return .ended(ending)
      case .waiting, .end, nil: throw .strange(line)
      }
    }
  }

  private func record(
    of id: CaseID, _ count: Int, from source: inout some CaseAnswerSource
  ) throws(Failure) -> JudgedCase {
    guard let line = source.read(count) else { throw .missing }
    guard let record = CaseRecord(line: line) else {
      throw .strange(String(decoding: line, as: UTF8.self))
    }
    guard let text = source.read(record.length), let end = source.readLine() else { throw .missing }
    let reference = record.reference.flatMap { number in
      references.indices.contains(number) ? references[number] : nil
    }
    guard WorkerAnswer(end) == .end,
      let judged = record.judged(id, trace: text, reference: reference)
    else { throw .strange(end) }
    return judged
  }

  private static func obstacle(_ reason: [UInt8]) throws(Failure) -> CaseResult.Obstacle {
    let decoded = try? JSONDecoder().decode(CaseResult.Obstacle.self, from: Data(reason))
    guard let decoded else { throw .strange(String(decoding: reason, as: UTF8.self)) }
    return decoded
  }

  private static func recording(_ text: [UInt8]) -> Recording {
    do throws(TraceSyntaxError) {
      return .trace(JudgedTrace(try Trace(parsing: text)))
    } catch {
      return .lost(.unreadable("\(error)"))
    }
  }
}

/// Where answers are read.
protocol CaseAnswerSource {
  /// The next line; none where it does not come.
  mutating func readLine() -> String?
  /// The next bytes; none where they do not come.
  mutating func read(_ count: Int) -> [UInt8]?
}

extension WorkerExchange: CaseAnswerSource {}

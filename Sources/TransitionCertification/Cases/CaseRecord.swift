package import AppearanceTrace
import Foundation

/// A case as one process hands it to another: what was said of it, beside the text of its trace.
///
/// The system's trace with which it was compared is handed on once for many cases, and goes by a number.
package struct CaseRecord: Codable, Sendable {
  /// How many bytes the text of the trace has.
  package let length: Int
  /// The number of the reference; none where the case was compared with none.
  package let reference: Int?
  private let events: Int
  private let isSettled: Bool
  private let sharesReference: Bool?
  private let judgement: JudgementRecord
  private let difference: TransparencyRecord?
  private let exemptions: [String]
  private let clauses: [String]
  private let recognized: [String]

  /// - Parameters:
  ///   - judged: A case.
  ///   - reference: The number of its reference.
  package init(_ judged: JudgedCase, reference: Int?) {
    length = judged.trace.textBytes.count
    self.reference = reference
    events = judged.eventCount
    isSettled = judged.isSettled
    sharesReference = judged.sharesReference
    judgement = JudgementRecord(judged.judgement)
    difference = judged.transparency.map(TransparencyRecord.init)
    exemptions = judged.exemptions.map(\.id)
    clauses = judged.clausesCompared.map(\.rawValue).sorted()
    recognized = judged.viewsWithRecognizers
  }

  /// The case again.
  ///
  /// - Parameters:
  ///   - id: The case.
  ///   - text: The text of its trace.
  ///   - reference: The reference with the number that this says.
  /// - Returns: None where this speaks of rules or exemptions that are not built here.
  package func judged(
    _ id: CaseID, trace text: [UInt8], reference: KeptTrace?
  ) -> JudgedCase? {
    let trace = KeptTrace(printed: text)
    let exemptions = exemptions.compactMap(ExemptionCatalogue.exemption)
    let clauses = Set(clauses.compactMap(SubjectContract.Clause.init))
    guard let judgement = judgement.judgement(of: trace, in: id.scenario, by: id.subject),
      exemptions.count == self.exemptions.count, clauses.count == self.clauses.count,
      (reference == nil) == (self.reference == nil), text.count == length
    else { return nil }
    return JudgedCase(
      id: id, trace: trace, eventCount: events, isSettled: isSettled, reference: reference,
      judgement: judgement, transparency: difference.map { $0.finding(in: trace) },
      exemptions: exemptions, clausesCompared: clauses, sharesReference: sharesReference,
      notedRecognizers: recognized)
  }

  /// Reads a record from a line; none where it says none.
  package init?(line: some Sequence<UInt8>) {
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = record
  }

  /// The record as a line, without its end.
  package var line: [UInt8] {
    guard let line = try? JSONEncoder().encode(self) else {
      preconditionFailure("numbers and texts can be written")
    }
    return Array(line)
  }
}

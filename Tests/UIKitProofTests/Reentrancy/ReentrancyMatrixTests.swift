import Testing
import Thoroughness
import UIKit

/// Each errand from inside of each moment of each change, against what is expected of it.
@MainActor @Suite("Requests from inside of whatever UIKit calls", .serialized)
struct ReentrancyMatrixTests {
  private nonisolated static let tables = OutcomeTable.all.sampled(3)

  @Test("there is a table for each errand in changes of each manner")
  func completeness() {
    let tables = OutcomeTable.all.map { "\($0.errand) \($0.manner)" }

    #expect(tables.count == Errand.allCases.count * Manner.allCases.count)
    #expect(Set(tables).count == tables.count)
  }

  @Test("each has the outcome that the tables tell", arguments: tables)
  func outcomes(table: OutcomeTable) {
    let found = ErrandTrials.of(table).text
    let expected = OutcomeTable.text(table.cell)

    #expect(found == expected, "\(table.errand) in what is \(table.manner)\n\(found)")
  }

  @Test("none leaves anything half done", arguments: tables)
  func rest(table: OutcomeTable) {
    let complaints = ErrandTrials.of(table).complaints

    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}

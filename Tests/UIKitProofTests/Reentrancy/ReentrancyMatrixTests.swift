import Testing
import UIKit

/// Each errand from inside of each moment of each change, against what is expected of it.
@MainActor @Suite("Requests from inside of whatever UIKit calls", .serialized)
struct ReentrancyMatrixTests {
  @Test("each has the outcome that the tables tell", arguments: OutcomeTable.all)
  func outcomes(table: OutcomeTable) {
    let found = OutcomeTable.text { moment, change in
      Self.cell(table.errand, in: change, table.manner, at: moment)
    }
    let expected = OutcomeTable.text(table.cell)

    #expect(found == expected, "\(table.errand) in what is \(table.manner)\n\(found)")
  }

  @Test("none leaves anything half done", arguments: Errand.allCases, Manner.allCases)
  func rest(errand: Errand, manner: Manner) {
    var complaints: [String] = []
    for change in Change.allCases {
      for moment in Moment.all {
        for animated in [false, true] {
          let scene = ReentrantScene(change, manner)
          guard scene.run(errand, animated: animated, at: moment) != nil else { continue }
          complaints += scene.complaints.map {
            "\(change) at \(moment.name)\(animated ? ", animated" : ""): \($0)"
          }
        }
      }
    }

    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  private static func cell(
    _ errand: Errand, in change: Change, _ manner: Manner, at moment: Moment
  ) -> String {
    let outcomes = [false, true].map { animated in
      ReentrantScene(change, manner).run(errand, animated: animated, at: moment)
    }
    guard let plain = outcomes[0], let animated = outcomes[1] else { return "." }
    return plain == animated ? "\(plain)" : "\(plain)|\(animated)"
  }
}

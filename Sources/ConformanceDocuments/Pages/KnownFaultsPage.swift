import ConformanceReports
import TransitionCertification

/// The table of known faults by which certificates are weighed: a source, so that every command has it.
struct KnownFaultsPage {
  let figures: RunFigures

  static let path = "Sources/ConformanceReports/Evidence/KnownFaultTable.swift"

  var page: Page {
    let faults = figures.catches.flatMap { entry in
      entry.places.sorted { $0.key < $1.key }.map { rule, scenarios in
        KnownFault(entry.subject, RuleID(rawValue: rule), in: Set(scenarios))
      }
    }
    let lines = KnownFault.text(of: faults).split(separator: "\n").map { "    \($0)\n" }
    return Page(
      path: Self.path,
      text: """
        // Made by 'conform report --run --write' of a run of everything.

        extension KnownFault {
          static let table = \"\"\"
        \(lines.joined())    \"\"\"
        }

        """)
  }
}

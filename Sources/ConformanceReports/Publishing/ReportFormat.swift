/// A form in which what was found is published.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// What a person reads on a terminal.
  case text
  /// A document for machines, whose schema is published.
  case json
  /// What build servers read of tests.
  case junit
  /// What code hosts read of static analysis: SARIF 2.1.0.
  case sarif
  /// Commands by which GitHub's actions annotate a change.
  case github
  /// A summary for a pull request.
  case markdown
  /// A site that needs no server and no network.
  case html
  /// A picture of the verdict for a README.
  case badge
  /// A page that an author publishes, with the digests of the traces that it rests on.
  case certificate

  /// The forms in which a subcommand can publish what it finds: only who certifies gives certificates.
  package static func all(of command: Publication.Command) -> [ReportFormat] {
    switch command {
    case .certify: allCases
    case .run, .judge, .selftest: allCases.filter { $0 != .certificate }
    }
  }

  /// The names of a subcommand's forms, as a sentence has them.
  package static func names(of command: Publication.Command) -> String {
    let names = all(of: command).map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The folder in which a site's files lie.
  package static let siteFolder = "site/"

  /// The name of the file in which it lies where several are written.
  package var fileName: String {
    switch self {
    case .text: "report.txt"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .sarif: "report.sarif"
    case .github: "annotations.txt"
    case .markdown: "report.md"
    case .html: Self.siteFolder + "index.html"
    case .badge: "badge.svg"
    case .certificate: "certificate.md"
    }
  }
}

public import TransitionCertification

/// What certifications found, as a person reads it.
///
/// One subject gets its report. Of several the first line says how many got which verdict, and a line for each
/// which one it got; the reports of those follow that something speaks against.
public struct CertificationText {
  private let reports: [Report]
  private let style: ReportStyle

  /// - Parameters:
  ///   - reports: What was found, in the order of the subjects.
  ///   - style: How wide it is, and whether all is told.
  public init(_ reports: [Report], _ style: ReportStyle = ReportStyle()) {
    self.reports = reports
    self.style = style
  }

  /// The text, in lines.
  public var text: String {
    guard reports.count > 1 else { return reports.map(whole).joined() }
    let told = reports.filter { style.isWhole || $0.verdict != .certified }
    let lines = reports.map { $0.firstLine + "\n" }.joined()
    return ([firstLine + "\n", lines] + told.map(whole)).joined(separator: "\n")
  }

  /// The verdict, or how many subjects got which, and what speaks against: complete in itself.
  var firstLine: String {
    if reports.count == 1 { return reports[0].firstLine }
    let counts = Verdict.allCases.compactMap { verdict in
      let count = reports.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let start = "\(reports.count) subjects: \(counts.joined(separator: ", "))"
    let refused = reports.filter { !$0.passes }
    guard let first = refused.first else { return start }
    let more = refused.count > 1 ? ", and \(refused.count - 1) more" : ""
    return "\(start): \(first.subject.visible)\(more)"
  }

  /// The report, and how much a certificate rests on.
  private func whole(_ report: Report) -> String {
    let evidence = report.passes ? CertificateEvidence(of: report).text(style) : ""
    return report.summary(style, adding: evidence)
  }
}

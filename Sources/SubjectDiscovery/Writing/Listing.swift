/// What was found, for somebody who reads it before the verdicts.
package struct Listing {
  private let findings: [Finding]
  private let library: String

  /// - Parameters:
  ///   - findings: what was found, with places in the author's own files.
  ///   - library: the library's name.
  package init(_ findings: [Finding], of library: String) {
    self.findings = findings
    self.library = library
  }

  /// The listing, a type a few lines.
  package var text: String {
    let made = findings.filter(\.isMade)
    let unmade = findings.filter { !$0.isMade && $0.outcome != .noSubject }
    let others = findings.filter { $0.outcome == .noSubject }
    var text =
      "found in \(library): \(count(made, "subject")), \(unmade.count) that cannot be made\n"
    for finding in made {
      text += heading(finding)
      if case .made(_, let way) = finding.outcome { text += "    \(finding.reason); made \(way)\n" }
    }
    if !unmade.isEmpty { text += "not made:\n" }
    for finding in unmade {
      text += heading(finding)
      if case .unmade(let reason, _) = finding.outcome { text += "    \(reason)\n" }
    }
    if !others.isEmpty { text += "no subjects of their own:\n" }
    for finding in others { text += heading(finding) + "    \(finding.reason)\n" }
    return text
  }

  private func heading(_ finding: Finding) -> String {
    let what = finding.kind == nil ? "" : "  \(finding.noun)"
    let place = finding.place.map { "  \($0.file):\($0.line)" } ?? ""
    return "  \(finding.id)\(what)\(place)\n"
  }

  private func count(_ findings: [Finding], _ noun: String) -> String {
    "\(findings.count) \(noun)\(findings.count == 1 ? "" : "s")"
  }
}

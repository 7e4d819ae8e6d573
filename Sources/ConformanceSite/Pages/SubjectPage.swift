import ConformanceReports
import TransitionCertification

/// The page of a subject: what its verdict rests on, and what became of its cases.
struct SubjectPage {
  private let subject: SubjectResult
  private let publication: Publication
  private let map: SiteMap

  init(_ subject: SubjectResult, _ publication: Publication, _ map: SiteMap) {
    self.subject = subject
    self.publication = publication
    self.map = map
  }

  private var place: SitePlace { .subject(subject.subject) }

  var page: SitePage {
    SitePage(
      place: place, title: subject.subject,
      body: heading + Pieces.part("What is wrong", findings)
        + Pieces.part("Contract", Pieces.list(subject.contract.lines.map { [.text($0)] }))
        + Pieces.part("Exemptions that took effect", exemptions)
        + Pieces.part("Evidence", evidence) + Pieces.part("What does not apply", notApplicable)
        + Pieces.part("Cases that are not all right", cases))
  }

  private var heading: [MarkupNode] {
    let verdict = subject.verdict.map { ": \($0.rawValue)" } ?? ""
    return [
      .element("h1", [:], [Pieces.code(subject.subject), .text(verdict)]),
      .element("p", text: "\(publication.counts(of: subject.cases).words)."),
    ] + (subject.untried.map { [.element("p", text: "\($0)")] } ?? [])
      + Pieces.list(subject.errors.map { [.text("\($0)")] })
  }

  private var findings: [MarkupNode] {
    let own = map.findings.filter { finding in
      finding.cause.cases.contains { $0.subject == subject.subject }
    }
    return Pieces.list(
      own.map { finding in
        let count = finding.cause.cases.count { $0.subject == subject.subject }
        return [
          Pieces.mark(finding),
          .text(" "),
          Pieces.link(
            Pieces.code("\(finding.cause.name)"), to: map.address(of: finding.page, from: place)),
          .text(" in \(count.countOfCases)"),
        ]
      })
  }

  private var exemptions: [MarkupNode] {
    Pieces.list(
      subject.exemptions.map { use in
        [Pieces.code(use.exemption.id), .text(" in \(use.count): \(use.exemption.letsOff)")]
      })
  }

  private var evidence: [MarkupNode] {
    guard let words = subject.evidence?.words else { return [] }
    return [.element("p", text: "\(words.prefix(1).uppercased())\(words.dropFirst()).")]
  }

  private var notApplicable: [MarkupNode] {
    subject.notApplicable.map { group in
      let count = group.scenarios.count
      return Pieces.folded(
        "\(group.reason) (\(count == 1 ? "1 scenario" : "\(count) scenarios"))",
        Pieces.list(group.scenarios.map { [Pieces.code($0)] }, kind: "names"))
    }
  }

  private var cases: [MarkupNode] {
    Pieces.list(
      subject.cases.compactMap { result in
        let outcome = publication.outcome(of: result)
        guard outcome != .passed else { return nil }
        let reason =
          result.headlines.first?.statement ?? publication.goldenFailures(of: result.id).first?
          .message
          ?? result.obstacle?.description ?? ""
        return [
          Pieces.mark(outcome.rawValue, as: outcome.rawValue),
          .text(" "), Pieces.code(result.id.scenario), .text(": \(reason)"),
        ]
      })
  }
}

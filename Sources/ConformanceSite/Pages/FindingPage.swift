import ConformanceReports
import TransitionCertification

/// The page of a finding: what happened, how that is known, what to do, where else.
struct FindingPage {
  private let finding: SiteFinding
  private let map: SiteMap

  init(_ finding: SiteFinding, _ map: SiteMap) {
    self.finding = finding
    self.map = map
  }

  private var cause: ReportedCause { finding.cause }

  var page: SitePage {
    let body: [MarkupNode] =
      heading + proof + Pieces.part("Figures", figures) + Pieces.part("Where it was found", cases)
      + Pieces.part("What follows from it", consequences) + waiver
    return SitePage(
      place: finding.page, title: "\(finding.weightWords) \(cause.name)", body: body)
  }

  private var heading: [MarkupNode] {
    let rule = Pieces.link(
      Pieces.code("\(cause.rule)"), to: map.address(of: .rule(cause.rule), from: finding.page))
    let clause = cause.clause.map { [.text(", "), Pieces.code($0.id)] as [MarkupNode] } ?? []
    let source = finding.source.map { place -> [MarkupNode] in
      [
        .text("; its subject stands at "),
        Pieces.code(place.file + (place.line.map { ":\($0)" } ?? "")),
      ]
    }
    return [
      .element(
        "h1", [:],
        [
          Pieces.mark(finding),
          .text(" \(cause.example.statement)"),
        ]),
      .element(
        "p", [:],
        [.text("Rule "), rule] + clause + [.text(", in "), Pieces.code("\(cause.example.caseID)")]
          + (source ?? []) + [.text(".")]),
    ]
  }

  private var proof: [MarkupNode] {
    let lines = Pieces.list(
      cause.example.witnesses.map { [Pieces.code($0.description)] }, kind: "witnesses")
    return lines + Pieces.remedy(cause.example.remedy)
  }

  private var figures: [MarkupNode] {
    let figures = finding.figures.map { figure in
      MarkupNode.element(
        "figure", [:],
        [
          .element(
            "div",
            ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": figure.caption],
            [
              .element(
                "img",
                [
                  "src": map.address(of: figure, from: finding.page), "loading": "lazy",
                  "alt": "what each controller is told, in the order of time",
                ])
            ]),
          .element("figcaption", text: figure.caption),
        ])
    }
    guard !figures.isEmpty else { return [] }
    let drawn = cause.example.picture
    return [.element("div", ["class": "figures"], figures)]
      + (drawn.isEmpty ? [] : [Pieces.folded("The lines around the breach", [Pieces.lines(drawn)])])
  }

  private var cases: [MarkupNode] { Pieces.cases(cause.cases) }

  private var consequences: [MarkupNode] {
    let rules = cause.implied.map { entry -> [MarkupNode] in
      let name = Pieces.code("\(entry.rule)")
      let place = SitePlace.rule(entry.rule)
      let link =
        map.has(place) ? Pieces.link(name, to: map.address(of: place, from: finding.page)) : name
      return [link, .text(entry.count == 1 ? "" : ", \(entry.count) times")]
    }
    let undecided: [MarkupNode] =
      cause.undecided.isEmpty
      ? []
      : [.element("p", text: "Cases that could not be judged because of it:")]
        + Pieces.cases(cause.undecided)
    return Pieces.list(rules) + undecided
  }

  private var waiver: [MarkupNode] {
    guard let waiver = cause.waiver else { return [] }
    let words = [
      waiver.reason, waiver.link, waiver.owner.map { "owner \($0)" }, "until \(waiver.expiry)",
    ].compactMap(\.self)
    return Pieces.part("Waived", Pieces.list(words.map { [.text($0)] }))
  }
}

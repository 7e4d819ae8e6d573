package import ConformanceReports
import TransitionCertification

/// What was found, as a site that needs no server and no network: a first page, and one for each finding, each
/// rule and each subject.
package struct Site {
  private let publication: Publication
  private let map: SiteMap

  package init(_ publication: Publication) {
    self.publication = publication
    map = SiteMap(publication)
  }

  /// The site as files, the first of which is where one begins.
  ///
  /// - Parameter folder: The folder that they lie in, with a slash at its end; or nothing.
  package func files(in folder: String) -> [PublishedFile] {
    let pages = pages(on: map).map { page in
      PublishedFile(
        path: folder + map.path(of: page.place),
        text: SiteShell(
          publication, map, page,
          style: .element(
            "link", ["rel": "stylesheet", "href": map.file("style.css", from: page.place)]),
          script: .element("script", ["src": map.file("script.js", from: page.place)])
        ).text)
    }
    let figures = map.figures.map { figure in
      PublishedFile(path: folder + figure.path, text: figure.svg)
    }
    return pages + figures + [
      PublishedFile(path: folder + "style.css", text: SiteStyle.text),
      PublishedFile(path: folder + "script.js", text: SiteScript.text),
    ]
  }

  /// The whole site as one document, in which pages are parts.
  package var document: String {
    let map = map.asOneDocument
    let parts = pages(on: map)
    let whole = SitePage(
      place: .index, title: publication.firstLine,
      body: parts.map { page in
        .element("section", ["id": map.anchor(of: page.place), "class": "part"], page.body)
      })
    return SiteShell(
      publication, map, whole, style: .element("style", [:], [.verbatim(SiteStyle.text)]),
      script: .element("script", [:], [.verbatim(SiteScript.text)])
    ).text
  }

  private func pages(on map: SiteMap) -> [SitePage] {
    let rules = SiteRule.all
    let counts = RuleCounts(in: publication.result.subjects.flatMap(\.cases))
    return [IndexPage(publication, map, rules, counts).page]
      + map.findings.map { FindingPage($0, map).page }
      + publication.result.subjects.map { SubjectPage($0, publication, map).page }
      + rules.map { RulePage($0, counts[$0.id], map).page }
  }
}

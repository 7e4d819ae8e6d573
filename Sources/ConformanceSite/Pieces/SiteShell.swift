import ConformanceReports

/// What stands around the body of every page.
struct SiteShell {
  private let publication: Publication
  private let map: SiteMap
  private let page: SitePage
  private let style: MarkupNode
  private let script: MarkupNode

  init(
    _ publication: Publication, _ map: SiteMap, _ page: SitePage, style: MarkupNode,
    script: MarkupNode
  ) {
    self.publication = publication
    self.map = map
    self.page = page
    self.style = style
    self.script = script
  }

  /// The document.
  var text: String {
    let root = MarkupElement("html", ["lang": "en"], [head, body])
    return "<!doctype html>\n" + root.text(in: .html) + "\n"
  }

  private var head: MarkupNode {
    .element(
      "head", [:],
      [
        .element("meta", ["charset": "utf-8"]),
        .element(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("title", text: page.title), style,
      ])
  }

  private var body: MarkupNode {
    .element(
      "body", [:],
      [
        .element("a", ["class": "skip", "href": "#main"], text: "to the content"),
        .element("header", [:], [navigation]), .element("main", ["id": "main"], page.body), footer,
        script,
      ])
  }

  private var navigation: MarkupNode {
    let index = map.address(of: .index, from: page.place)
    return .element(
      "nav", ["aria-label": "the site"],
      [
        .element("a", ["href": index, "class": "home"], text: "Conformance report"),
        .element(
          "span", ["class": "state \(publication.state.rawValue)"], text: publication.shortVerdict),
      ])
  }

  private var footer: MarkupNode {
    .element(
      "footer", [:],
      [
        .element(
          "p",
          text:
            "Made by conform \(publication.command.rawValue), suite \(SuiteVersion.current), profile "
            + "\(publication.result.profile.rawValue).")
      ])
  }
}

extension Publication {
  /// The verdict as it fits beside a heading.
  var shortVerdict: String {
    if let selftest { return "\(selftest.caughtByNamedRule) of \(selftest.faults)" }
    return result.subjects.count == 1 ? verdict : state.rawValue
  }
}

import ConformanceReports
import TransitionCertification

/// The page of all facts about UIKit, with their sources.
struct FactsPage {
  var page: Page {
    var page = PageWriter(PageIndex.facts)
    page.heading(1, "Facts about UIKit")
    page.paragraph(
      "What real UIKit was seen to do, or is documented to. The presenter or what is below is the"
        + " host here, what comes above it the sheet, or the page.")
    for group in FactBook.groups {
      page.heading(2, group.title)
      page.gap()
      for fact in group.facts { page.item(about: fact.id, words(for: fact, on: page)) }
    }
    page.heading(2, "Sources")
    page.gap()
    for source in FactSource.allCases {
      let citation = source.citation
      let address = citation.address.map { " <\($0)>" } ?? ""
      page.item(
        about: source.rawValue,
        "\(citation.title) (\(citation.kind.rawValue), \(citation.release)).\(address)")
    }
    return page.page
  }

  private func words(for fact: Fact, on page: PageWriter) -> String {
    let scenarios = ScenarioCatalogue.all.filter { $0.evidence.contains(fact.id) }
    var words = "\(fact.sentence). \(fact.standing.words.capitalizingFirst)"
    if let reason = fact.reason { words += ": \(reason)" }
    words += "; \(fact.release), confidence \(fact.confidence.rawValue)."
    if !fact.sources.isEmpty {
      let sources = fact.sources.map { source in
        "[\(source.rawValue)](#\(PagePlace.anchor(for: source.rawValue)))"
      }
      words += " Sources: \(sources.joined(separator: ", "))."
    }
    if !fact.assertedIn.isEmpty {
      let tests = fact.assertedIn.map { file in
        page.link(
          file.split(separator: "/").last.map(String.init) ?? file, to: "Tests/\(file).swift")
      }
      words += " Asserted in \(tests.joined(separator: ", "))."
    }
    let patterns = FactBook.patterns.count { $0.fact == fact.id }
    if patterns > 0 {
      words += " Looked for in all references" + (patterns == 1 ? "." : ", in \(patterns) ways.")
    }
    if let first = scenarios.first {
      words += " Cited by \(scenarios.count) scenarios, the first is `\(first.id)`."
    }
    return words
  }
}

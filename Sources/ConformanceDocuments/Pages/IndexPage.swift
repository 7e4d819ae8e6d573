import ConformanceReports
import BuiltInSubjects
import TransitionCertification

/// The first page: what is required, what is tried, how it is known, and what is absent.
struct IndexPage {
  let figures: RunFigures

  var page: Page {
    var page = PageWriter(PageIndex.index, addresses: .inLine)
    page.heading(1, "Conformance")
    page.paragraph(
      "What a transition between view controllers has to do, in which scenarios that is tried, and"
        + " how it is known. `conform report --write` makes this page and all that it"
        + " leads to; `--check` says what is stale.")
    writeArticles(to: &page)
    writeStandard(to: &page)
    writeRules(to: &page)
    writeExemptions(to: &page)
    writeScenarios(to: &page)
    writeEvidence(to: &page)
    writeAbsent(to: &page)
    return page.page
  }

  private func writeArticles(to page: inout PageWriter) {
    page.heading(2, "The articles")
    page.paragraph(
      "The project started from five articles. What each claims is a subject, judged in every"
        + " scenario that applies; a rule counts where it applied and was kept.")
    page.gap()
    for article in SeedArticle.all {
      let figures = figures.articles[article.title]
      page.item(
        "**\(article.title)** \(article.claim) "
          + page.link("Its subjects", to: PageIndex.subjects, at: SubjectsPage.anchor(of: article))
          + ": \(figures?.scenarios ?? 0) scenarios, \(figures?.rules ?? 0) rules,"
          + " \(figures?.verdicts.joined(separator: ", ") ?? "not judged").")
    }
  }

  private func writeStandard(to page: inout PageWriter) {
    page.heading(2, "The standard")
    page.paragraph("A transition is proper if")
    page.gap()
    for point in StandardPoint.all {
      let groups = point.groups.map { "[\($0.rawValue)](#\($0.rawValue))" }
      page.item(
        "**\(point.title).** \(point.requirement) \(point.rules.count) rules:"
          + " \(groups.joined(separator: ", ")); \(figures.standard[point.title] ?? 0) scenarios.")
    }
  }

  private func writeRules(to page: inout PageWriter) {
    page.heading(2, "Rules")
    page.paragraph(
      "Who breaks a MUST is refused, who breaks a SHOULD is certified on condition."
        + " Besides, each subject is compared with the system's own transition:"
        + " `\(TransparencyFinding.id)`, \(TransparencyFinding.level.rawValue).")
    for group in RuleGroup.allCases {
      page.heading(3, group.rawValue)
      page.gap()
      for rule in group.rules {
        page.item("`\(rule.id)` **\(rule.level.rawValue)** \(rule.statement)")
      }
    }
  }

  private func writeExemptions(to page: inout PageWriter) {
    page.heading(2, "Exemptions")
    let place = page.link(
      "A sentence about each", to: PageIndex.rules,
      at: PageWriter.anchor(ofHeading: RulesPage.exemptions))
    page.paragraph(
      "In \(ExemptionCatalogue.all.count) ways a subject may differ from the system's own transition. \(place);"
        + " `conform explain` says of each why it may, and what is not compared then.")
  }

  private func writeScenarios(to page: inout PageWriter) {
    page.heading(2, "Scenarios")
    page.paragraph(
      "\(ScenarioCatalogue.all.count) scenarios: what is done, by style. What stands together has"
        + " as many each; a style of presentation counts with the system's four looks.")
    for family in Scenario.Family.allCases {
      page.heading(3, page.link(family.rawValue, to: PageIndex.page(of: family)))
      page.table(ActionMatrix(family).table)
    }
  }

  private func writeEvidence(to page: inout PageWriter) {
    let facts = FactBook.all
    let scenarios = ScenarioCatalogue.all
    let ids = Set(figures.catches.map(\.fault))
    let faults = ids.count { $0.hasPrefix("F") }
    let caught = figures.catches.count { $0.scenario != nil }
    page.heading(2, "Evidence in numbers")
    page.gap()
    let standings = Fact.Standing.allCases.map { standing in
      "\(standing.words): \(facts.count { $0.standing == standing })"
    }
    page.item(
      "\(facts.count) " + page.link("facts about UIKit", to: PageIndex.facts)
        + ". \(standings.joined(separator: "; ").capitalizingFirst).")
    let confidences = Fact.Confidence.allCases.map { confidence in
      "\(confidence.rawValue): \(facts.count { $0.confidence == confidence })"
    }
    page.item("Confidence in them. \(confidences.joined(separator: "; ").capitalizingFirst).")
    page.item(
      "\(scenarios.count { !$0.isInferred }) of \(scenarios.count) scenarios have an order that"
        + " facts back as a whole; \(scenarios.count(where: \.evidence.isEmpty)) cite none.")
    page.item(
      "\(figures.backedLines) of \(figures.referenceLines) lines of the references are covered by what"
        + " a fact says of traces; the others are inferred, or are the script's.")
    page.item(
      "\(figures.cases) cases of \(SubjectRegistry.builtIn.judged.count) "
        + page.link("subjects that are right", to: PageIndex.subjects)
        + " were judged, with \(figures.falseAlarms) false alarms.")
    page.item(
      "\(caught) of \(figures.catches.count) faulty subjects were caught: they show \(faults) faults of"
        + " the catalogue and \(ids.count - faults) pitfalls of"
        + " articles and libraries.")
  }

  private func writeAbsent(to page: inout PageWriter) {
    let unexercised = RuleCatalogue.all.map { $0.id }.filter { figures.rules[$0.rawValue] == 0 }
    let faultless = RuleCatalogue.all.map { $0.id }.filter { figures.catches(by: $0).isEmpty }
    page.heading(2, "What is absent")
    page.gap()
    page.item("Rules that no built-in subject exercises: \(unexercised.map(\.rawValue).asCode).")
    page.item("Rules that no built-in fault is caught by: \(faultless.map(\.rawValue).asCode).")
    page.item("Hosts other than the headless one: none.")
    page.item(
      "Pages, split views and most of what popovers do are played by the system alone;"
        + " no subject has a part in them.")
    page.item("Windows of a library's own have nothing to be compared with: rules judge them.")
  }
}

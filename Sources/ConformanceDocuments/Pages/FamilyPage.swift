import ConformanceReports
import TransitionCertification

/// The page of a family of scenarios, beside their references.
struct FamilyPage {
  let family: Scenario.Family

  var page: Page {
    let path = PageIndex.page(of: family)
    var page = PageWriter(path)
    page.heading(1, "Scenarios: \(family.rawValue)")
    page.paragraph(
      "A scenario's id is `\(family.rawValue)`, its style and its name below, with slashes between."
        + " Behind what happens in it stand the facts that back the order of events, and the"
        + " situations that it stands for. Where no fact backs the order as a whole, it is inferred."
    )
    let scenarios = ScenarioCatalogue.all.filter { $0.family == family }
    for style in scenarios.map(\.style).withoutRepeats {
      page.heading(2, style)
      page.gap()
      for scenario in scenarios where scenario.style == style {
        page.item(
          about: scenario.id, as: String(scenario.nameInFamily.dropFirst(style.count + 1)),
          words(for: scenario, on: page))
      }
    }
    return page.page
  }

  private func words(for scenario: Scenario, on page: PageWriter) -> String {
    var words = "\(scenario.title)."
    switch (scenario.evidence.isEmpty, scenario.isInferred) {
    case (true, _): words += " Inferred."
    case (false, true): words += " Facts: \(facts(of: scenario)); the order as a whole is inferred."
    case (false, false): words += " Facts: \(facts(of: scenario))."
    }
    if !scenario.complaints.isEmpty {
      words += " UIKit complains: \(scenario.complaints.joined(separator: ", "))."
    }
    if let complaint = scenario.raises { words += " UIKit raises \(complaint)." }
    if !scenario.tags.isEmpty { words += " Situations: \(scenario.tags.asCode)." }
    if let likeness = scenario.likeness { words += " But for names it is `\(likeness)`." }
    if scenario.applicability(to: .system) == .applies {
      let reference = CaseID(subject: CaseID.systemSubject, scenario: scenario.id)
      words += " \(page.link("Reference", to: TracesFolder.usual.shownPath(of: reference)))."
    }
    return words
  }

  private func facts(of scenario: Scenario) -> String {
    scenario.evidence.joined(separator: ", ")
  }
}

extension Sequence<String> {
  /// Each word once, at its first place.
  var withoutRepeats: [String] {
    reduce(into: []) { kept, word in
      if !kept.contains(word) { kept.append(word) }
    }
  }
}

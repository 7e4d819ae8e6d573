import ConformanceReports
import TransitionCertification

/// The page above those of the rules: all of them by group, and the comparison with its exemptions besides.
struct RulesPage {
  /// The heading above the exemptions of the comparison.
  static let exemptions = "In what a subject may differ"

  var page: Page {
    var page = PageWriter(PageIndex.rules)
    page.heading(1, "Rules")
    page.paragraph(
      "Each rule has a page beside the traces that show it: one in which it holds, one in which it"
        + " is broken, and what is found there.")
    for group in RuleGroup.allCases {
      page.heading(2, group.rawValue)
      page.gap()
      for rule in group.rules { page.item("`\(rule.id)` \(rule.level.rawValue)") }
    }
    page.heading(2, "The comparison")
    page.gap()
    let comparison = TransparencyFinding.self
    page.item(
      about: comparison.id.rawValue, "\(comparison.level.rawValue). \(comparison.statement)")
    page.heading(2, Self.exemptions)
    page.gap()
    for exemption in ExemptionCatalogue.all {
      page.item("`\(exemption.id)` \(exemption.statement)")
    }
    return page.page
  }
}

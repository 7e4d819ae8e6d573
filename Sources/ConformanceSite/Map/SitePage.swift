import ConformanceReports
import TransitionCertification

/// A page of the site.
struct SitePage {
  let place: SitePlace
  /// What it is called, in the window's title.
  let title: String
  let body: [MarkupNode]
}

/// What a page is about.
enum SitePlace: Hashable {
  case index
  /// A finding, by its place among all.
  case finding(Int)
  case subject(String)
  case rule(RuleID)
}

import ConformanceReports
import Foundation

/// The description of the sources, of which the drawing of the rooms is made from the manifest.
struct SourcesPage {
  static let path = "Sources/README.md"

  /// What stands in the file now.
  let text: String
  let plan: HousePlan

  private static let opening =
    "<!-- The drawing is made from Package.swift: conform report --write -->"
  private static let closing = "<!-- The end of the drawing -->"

  /// The page with the drawing as it is now; none where the file has no place for it.
  var page: Page? {
    guard let start = text.range(of: Self.opening), let end = text.range(of: Self.closing),
      start.upperBound <= end.lowerBound
    else { return nil }
    let drawing = "\n\n```text\n\(plan.drawing)```\n\n"
    return Page(
      path: Self.path,
      text: text[..<start.upperBound] + drawing + text[end.lowerBound...])
  }
}

import BuiltInSubjects
import ConformanceReports
import Testing
import TransitionCertification

/// The document that is made from the catalogues.
@Suite("The conformance document", .serialized) @MainActor struct ConformanceDocumentTests {
  private let text = ConformanceDocument(reports: WholeRun.subjects).text

  @Test("it tells the standard's three points first, each with rules and scenarios")
  func standard() {
    let points = [
      "1. **Appearance events are handled right.**",
      "2. **The appearance of the status bar is handled right.**",
      "3. **Navigation controllers work and look right during the transition.**",
    ]

    for point in points { #expect(text.contains(point)) }
    #expect(text.contains("   - rules: `status-bar-owner-after-present`"))
    #expect(text.contains("   - scenarios: `navigation/"))
  }

  @Test("it opens with the articles, and every seed belongs to one")
  func articles() throws {
    let place = try #require(text.range(of: "## The standard"))
    let opening = text[..<place.lowerBound]

    for subject in SubjectRegistry.all where subject.role == .seed {
      #expect(opening.contains("`\(subject.id)`"), "\(subject.id)")
    }
    #expect(opening.contains("| certified |"))
  }

  @Test("it names every rule, scenario and subject")
  func complete() {
    for rule in RuleCatalogue.all {
      let line = "**`\(rule.id)`** \(rule.level.rawValue). \(rule.statement)"
      #expect(text.contains(rule.needs.isEmpty ? line + "\n" : line + " Not judged on a host"))
    }
    for scenario in ScenarioCatalogue.all { #expect(text.contains("| `\(scenario.id)` | ")) }
    for subject in SubjectRegistry.all { #expect(text.contains("| `\(subject.id)` | ")) }
  }

  @Test("the same run gives the same bytes, and no line ends with a space")
  func deterministic() {
    #expect(ConformanceDocument(reports: WholeRun.subjects).text == text)
    #expect(!text.contains(" \n"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }
}

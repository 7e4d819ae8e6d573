import ConformanceReports
import Testing

@testable import TransitionCertification

/// Summaries for pull requests and jobs.
@Suite("Markdown", .serialized) @MainActor struct MarkdownTests {
  @Test("the first line says it all, and each cause is told once with picture and remedy")
  func refused() {
    let text = MarkdownReport(SamplePublication.refused()).text

    #expect(
      text.hasPrefix("# sample/silent: refused: MUST completion-eventually (1 case)"))
    #expect(text.contains("|`sample/silent`|refused|2|0|1|0|1|0|\n"))
    #expect(text.contains("### MUST completion-eventually/ends (1 case)\n"))
    #expect(text.contains("\n**Remedy.** Call completeTransition on every way out"))
    #expect(text.contains("```text\n"))
    #expect(text.contains("- not applicable, 1: it is no push\n"))
  }

  @Test("a name makes no table, no tag and no person of itself")
  func hostile() {
    let text = MarkdownReport(SamplePublication.hostile).text

    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").first?.contains("<b>") == false)
  }

  @Test("a name with bars, ticks and line feeds stays in its cell")
  func cells() throws {
    let report = MarkdownReport(
      SamplePublication.refused(.animator("x|y`|`\nz") { SilentAnimator() }))
    let row = try #require(report.text.split(separator: "\n").first { $0.contains("|refused|") })

    #expect(row == #"|``x\|y`\|` z``|refused|2|0|1|0|1|0|"#)
  }

  @Test("a summary that is too long is cut between parts, and says so", arguments: [1500, 2500])
  func limited(limit: Int) {
    let reports = (0..<9).map { number in
      SamplePublication.report(.animator("sample/number-\(number)") { SilentAnimator() })
    }
    let text = MarkdownReport(Publication(certifying: reports)).text(limit: limit)

    #expect(text.utf8.count <= limit)
    #expect(text.hasSuffix(" more parts are left out, for there is no room.\n"))
  }

  @Test("of parts that are left out only those count in which something would stand")
  func counted() {
    let text = MarkdownReport(SamplePublication.refused(.system)).text(limit: 260)

    #expect(text.hasSuffix("\n2 more parts are left out, for there is no room.\n"))
  }
}

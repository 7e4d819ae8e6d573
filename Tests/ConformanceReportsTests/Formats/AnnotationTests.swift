import ConformanceReports
import Testing

@testable import TransitionCertification

/// What GitHub's actions read.
@Suite("Annotations", .serialized) @MainActor struct AnnotationTests {
  private func lines(_ publication: Publication) -> [Substring] {
    Annotations(publication).text.split(separator: "\n")
  }

  @Test("a cause is one line that names rule, cases and what to do")
  func cause() throws {
    let line = try #require(lines(SamplePublication.refused()).first)

    #expect(
      line.hasPrefix(
        "::error title=sample/silent%3A MUST completion-eventually (1 case)::"
          + "t1 began, and was never completed%0Ain sample/silent modal/full-screen/present%0A"))
    #expect(line.contains("%0Aremedy: "))
  }

  @Test("where a subject stands is where it is annotated")
  func place() throws {
    let publication = Publication(
      certifying: [SamplePublication.report(SampleRun.silent)],
      places: ["sample/silent": SourcePlace(file: "Sources/A,B.swift", line: 3)])

    #expect(lines(publication)[0].hasPrefix("::error file=Sources/A%2CB.swift,line=3,title="))
  }

  @Test("a name forges no command, and each line is one")
  func forging() {
    let lines = lines(SamplePublication.hostile)

    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.hasPrefix("::"))
      #expect(line.components(separatedBy: "::").count >= 3)
      #expect(!line.contains("\u{1B}"))
    }
  }

  @Test("an accent upon a mark of the command's own leaves it escaped")
  func accents() {
    let publication = SamplePublication.refused(
      .animator("x,\u{301}%\u{301}y") { SilentAnimator() })

    #expect(lines(publication)[0].hasPrefix("::error title=x%2C\u{301}%25\u{301}y%3A MUST"))
    #expect(Annotations(publication).text.contains("in x,\u{301}%25\u{301}y modal/"))
  }

  @Test("no more than ten of a kind are written, and the last says how many are left")
  func bounded() {
    let reports = (0..<14).map { number in
      SamplePublication.report(.animator("sample/number-\(number)") { SilentAnimator() })
    }
    let publication = Publication(certifying: reports)
    let errors = lines(publication).filter { $0.hasPrefix("::error ") }

    #expect(errors.count == 10)
    #expect(errors[9].hasPrefix("::error title=and "))
    #expect(errors[9].hasSuffix(" more are in the summary"))
  }

  @Test("what holds has nothing to annotate")
  func holds() {
    #expect(lines(SamplePublication.refused(.system)) == [])
  }
}

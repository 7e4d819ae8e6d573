import ConformanceRules
import Testing

@Suite("The text of a judgement")
struct JudgementTextTests {
  @Test("a headline says rule, level, what happened, where, what to do, and what follows")
  func headline() throws {
    let trace = try Corpus.trace("completion-eventually", "broken.trace")

    let judgement = Judge().judge(trace)

    #expect(
      judgement.text == """
        MUST completion-eventually/ends
          t1 began, and was never completed
          line 25: begin t1 present host -> sheet fullScreen removing
          line 31: < animator.animateTransition(t1)
          line 39: pending    transition t1
                  host
              at 0ms
              > host.present(sheet, style: fullScreen, animated: true)
            *   begin t1 present host -> sheet fullScreen removing
                  viewWillDisappear
              ...
                status-bar sheet light
            *   < animator.animateTransition(t1)
              unsettled at 60000ms
            *   pending    transition t1
          remedy: Call completeTransition on every way out of the animator, early returns and \
        dropped animations too, as soon as the announced time is over.
          implies 2: appearance-will-did-paired x2

        """)
  }

  @Test("headlines stand apart by an empty line")
  func apart() throws {
    let breach = try #require(Breach.all.last)

    let judgement = try breach.judgement()

    #expect(judgement.text == judgement.headlines.map(\.text).joined(separator: "\n"))
    #expect(judgement.text.split(separator: "\n\n").count == judgement.headlines.count)
  }

  @Test("a trace that breaks nothing has an empty text")
  func nothing() throws {
    let trace = try Corpus.trace("completion-eventually", "holds.trace")

    let judgement = Judge().judge(trace)

    #expect(judgement.outcomes.rules(.holds).contains("completion-eventually"))
    #expect(judgement.text == "")
  }

  @Test("each breach among the sketches is put in words that name somebody", arguments: Breach.all)
  func words(breach: Breach) throws {
    for finding in try breach.judgement().findings {
      #expect(!finding.statement.isEmpty)
      #expect(finding.statement.last != ".")
      #expect(!finding.statement.contains("nobody"))
    }
  }
}

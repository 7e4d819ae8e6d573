import AppearanceTrace
import ConformanceRules
import Testing

@Suite("Judging while it happens")
struct JudgingTests {
  @Test("a rule is open until it breaks, and its outcome is known at the end")
  func standing() throws {
    let id: RuleID = "completion-at-most-once"
    let trace = try Corpus.trace(id, "broken.trace")
    var judging = Judging(trace)

    var standings: [Outcome?] = []
    for event in trace.events {
      judging.observe(event)
      standings.append(judging.standing(of: id))
    }
    let judgement = judging.conclude(trace)

    #expect(standings.dropLast().allSatisfy { $0 == .open })
    #expect(standings.last == .broken)
    #expect(judging.standing(of: "no-such-rule") == nil)
    #expect(judgement == Judge().judge(trace))
  }

  @Test("a trace without events exercises what its baseline shows, and no more")
  func noEvents() throws {
    let sketch = Sketch(
      "rest",
      """
      baseline
        tree       window > host.view
        appeared   host

      settled at 0ms
        tree       window > host.view
        appeared   host
      """)

    let outcomes = try sketch.judgement().outcomes

    #expect(
      outcomes.rules(.holds) == [
        "appearance-final-state-matches-window", "ownership-window-not-empty",
      ])
    #expect(outcomes.rules(.notExercised).count == RuleCatalogue.all.count - 2)
    #expect(outcomes["completion-eventually"] == .notExercised)
    #expect(outcomes["no-such-rule"] == nil)
  }

  @Test("a bar that is overdue is the affair of who would decide it")
  func overdueBar() throws {
    let sketch = Sketch(
      "overdue",
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar host dark

      at 0ms
        > frame.replace(0, other, animated: false)

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar host dark
        overdue    other light hidden by frame
      """)

    let finding = try sketch.judgement().findings.first { $0.rule == "status-bar-update-requested" }

    #expect(finding?.parties == ["other", "frame"])
  }

  @Test("a run that raised leaves open what has not ended, and keeps what broke before")
  func raised() throws {
    let sketch = Sketch(
      "raised",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: true)
        host.viewWillDisappear(animated: true)
        begin t1 present host -> sheet custom
          < animator.animateTransition(t1)

      raised D10
      """)

    let judgement = try sketch.judgement()

    #expect(judgement.headlines.map(\.finding.rule) == ["appearance-no-double-disappear"])
    for id: RuleID in [
      "completion-eventually", "appearance-final-state-matches-window",
      "ownership-window-not-empty", "appearance-presenter-contract",
    ] {
      #expect(judgement.outcomes[id] == .notExercised)
    }
  }

  @Test("a run that did not settle is not asked for its final state")
  func unsettled() throws {
    let sketch = Sketch(
      "unsettled",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        remove host.view from window

      unsettled at 60000ms
        tree       window
        appeared   host
        pending    timer
      """)

    let outcomes = try sketch.judgement().outcomes

    #expect(outcomes.allSatisfy { $0.outcome == .notExercised })
  }

  @Test("a push whose container no line names is not judged by what lies around its controller")
  func unnamedContainer() throws {
    let sketch = Sketch(
      "unnamed",
      """
      baseline
        tree       window > t0.container > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert next.view into nav.view
          < t1.completeTransition(true)
          remove host.view from nav.view
          host.viewDidDisappear(animated: true)
          next.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > t0.container > nav.view > next.view
        children   nav > host next
        appeared   next
      """)

    let judgement = try sketch.judgement()

    #expect(judgement.text == "")
    #expect(judgement.outcomes["ownership-to-view-in-container"] == .notExercised)
  }

  @Test("a trace without any view is not asked where views are")
  func noViews() throws {
    let sketch = Sketch(
      "no views",
      """
      baseline
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: false)
        host.viewWillAppear(animated: false)
        host.viewDidAppear(animated: false)

      settled at 0ms
        appeared   host
      """)

    #expect(try sketch.judgement().text == "")
  }
}

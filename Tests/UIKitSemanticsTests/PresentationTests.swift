import Testing
import UIKitSemantics

@Suite("Requests to present and to dismiss") struct PresentationTests {
  typealias Verdict = PresentationRequest.Verdict

  /// One thing that can be wrong with a request, and what it leads to.
  struct Flaw: Sendable {
    let verdict: Verdict
    let mar: @Sendable (inout PresentationRequest) -> Void
  }

  /// All flaws, the gravest first.
  static let flaws = [
    Flaw(verdict: .raise(.presentedOnItself)) { $0.presentsItself = true },
    Flaw(verdict: .raise(.alreadyPresented)) { $0.isPresented = true },
    Flaw(verdict: .raise(.presentedHasParent)) { $0.hasParent = true },
    Flaw(verdict: .raise(.unknownStyle)) { $0.hasStyle = false },
    Flaw(verdict: .raise(.curlOverPart)) { $0.curlsOverPart = true },
    Flaw(verdict: .refuse(.presentationInProgress)) { $0.presenterIsBusy = true },
    Flaw(verdict: .refuse(.alreadyPresenting)) { $0.presenterIsPresenting = true },
    Flaw(verdict: .refuse(.presenterNotInWindow)) { $0.presenterIsInWindow = false },
    Flaw(verdict: .acceptWith(.presenterDetached)) { $0.callerIsAttached = false },
  ]

  @Test("of all that is wrong with a request the gravest decides, in every combination")
  func everyCombination() {
    for combination in 0..<(1 << Self.flaws.count) {
      let flaws = Self.flaws.enumerated().filter { combination & (1 << $0.offset) != 0 }
      var request = PresentationRequest()
      for flaw in flaws { flaw.element.mar(&request) }

      #expect(request.verdict == flaws.first?.element.verdict ?? .accept)
    }
  }

  struct Dismissal: Sendable {
    let presents, isPresented, isBusy: Bool
    let plan: DismissalPlan
  }

  static let dismissals = [
    Dismissal(presents: false, isPresented: false, isBusy: false, plan: .nothing),
    Dismissal(presents: false, isPresented: false, isBusy: true, plan: .nothing),
    Dismissal(presents: false, isPresented: true, isBusy: false, plan: .dismissSelf),
    Dismissal(
      presents: false, isPresented: true, isBusy: true, plan: .refuse(.dismissalInProgress)),
    Dismissal(presents: true, isPresented: false, isBusy: false, plan: .dismissPresented),
    Dismissal(
      presents: true, isPresented: false, isBusy: true, plan: .refuse(.dismissalInProgress)),
    Dismissal(presents: true, isPresented: true, isBusy: false, plan: .dismissPresented),
    Dismissal(
      presents: true, isPresented: true, isBusy: true, plan: .refuse(.dismissalInProgress)),
  ]

  @Test(
    "what a dismissal ends, by what is presented, by whom, and whether it moves",
    arguments: dismissals)
  func dismissal(row: Dismissal) {
    let plan = DismissalPlan(
      presentsSomebody: row.presents, isPresented: row.isPresented, isBusy: row.isBusy)

    #expect(plan == row.plan)
  }

  struct Style: Sendable {
    let style: PresentationStyle
    let removes, takesStatusBar: Bool
    let end: UnanimatedEnd
  }

  static let styles = [
    Style(style: .fullScreen, removes: true, takesStatusBar: true, end: .sameCommit),
    Style(style: .overFullScreen, removes: false, takesStatusBar: false, end: .sameCommit),
    Style(style: .pageSheet, removes: false, takesStatusBar: false, end: .nextTurn),
    Style(style: .formSheet, removes: false, takesStatusBar: false, end: .nextTurn),
    Style(style: .currentContext, removes: true, takesStatusBar: false, end: .sameCommit),
    Style(style: .overCurrentContext, removes: false, takesStatusBar: false, end: .sameCommit),
    Style(style: .popover, removes: false, takesStatusBar: false, end: .nextTurn),
    Style(style: .custom, removes: false, takesStatusBar: false, end: .sameCommit),
  ]

  @Test("what each style does", arguments: styles)
  func style(row: Style) {
    #expect(row.style.removesPresenter(customAnswer: false) == row.removes)
    #expect(
      row.style.removesPresenter(customAnswer: true) == (row.removes || row.style == .custom))
    #expect(row.style.takesStatusBar == row.takesStatusBar)
    #expect(row.style.unanimatedEnd == row.end)
  }

  @Test("the table has every style")
  func complete() {
    #expect(Self.styles.map(\.style) == PresentationStyle.allCases)
  }

  @Test("two styles play in a context, and two are sheets")
  func kinds() {
    #expect(
      PresentationStyle.allCases.filter(\.playsInContext)
        == [.currentContext, .overCurrentContext])
    #expect(PresentationStyle.allCases.filter(\.isSheet) == [.pageSheet, .formSheet])
  }

  @Test("without an answer nothing adapts", arguments: PresentationStyle.allCases)
  func noAnswer(style: PresentationStyle) {
    #expect(style.adapted(to: nil) == style)
  }

  @Test("a popover adapts to the screen or to a sheet, and what fills the screen to nothing")
  func answers() {
    let answers: [PresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
    for answer in PresentationStyle.allCases {
      let popover = PresentationStyle.popover.adapted(to: answer)
      #expect(popover == (answers.contains(answer) ? answer : .popover))
      #expect(PresentationStyle.fullScreen.adapted(to: answer) == .fullScreen)
    }
  }

  @Test("the delegate is asked and the view loaded, unless the presenter is not free (PT-03)")
  func afterLoading() {
    let late = Self.flaws.map(\.verdict).filter(\.comesAfterLoading)

    #expect(late == [.refuse(.presenterNotInWindow), .acceptWith(.presenterDetached)])
    #expect(Verdict.accept.comesAfterLoading && !Verdict.accept.isRefusal)
    #expect(late.map(\.isRefusal) == [true, false])
  }
}

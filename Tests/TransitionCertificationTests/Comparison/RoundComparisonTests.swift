import Testing
import UIKit

@testable import TransitionCertification
@testable import TransitionComparison

/// Rounds are compared one by one where the subject's are not equal among themselves.
@Suite("Comparing rounds", .serialized) @MainActor struct RoundComparisonTests {
  private let scenario: Scenario

  init() throws {
    scenario = try #require(ScenarioCatalogue.scenario("modal/full-screen/same-sheet~repeated"))
  }

  private func difference(in trace: Trace) -> TransparencyFinding? {
    CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace).finding
  }

  @Test("a delegate that hands out animations of two lengths in turn shows what others do")
  func alternatingLengths() throws {
    let result = CaseRunner(references: SampleRuns.references, on: .today)
      .run(.alternating, in: scenario)

    #expect(result.trace.printsRounds)
    #expect(result.reference?.foldsRounds == true)
    #expect(result.headlines.map(\.description) == [])
  }

  @Test(
    "a drawer that lets its side decide the bar may do so in rounds, however those are told",
    arguments: [false, true], [RoundNotation.folded, .eachApart])
  func drawer(isReady: Bool, notation: RoundNotation) throws {
    let trace = try drawerInRounds(notation, isReady: isReady)

    #expect(trace.foldsRounds == (notation == .folded))
    #expect(try difference(inDrawer: trace) == nil)
  }

  @Test("a side that goes on deciding the bar in a later round is found")
  func drawerDecidesStill() throws {
    var trace = try drawerInRounds(.eachApart)
    let last = try #require(trace.events.lastIndex { $0.line == "status-bar first dark" })
    trace.events.remove(at: last)

    #expect(try difference(inDrawer: trace)?.observer == .statusBar)
  }

  private func drawerInRounds(_ notation: RoundNotation, isReady: Bool = false) throws -> Trace {
    try rounds(of: "container/side/open-and-close~repeated")
      .run(.drawer(.side, isReady: isReady), profile: .iOS18, rounds: notation)
  }

  private func difference(inDrawer trace: Trace) throws -> TransparencyFinding? {
    let scenario = try rounds(of: "container/side/open-and-close~repeated")
    return CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace).finding
  }

  private func rounds(of id: String) throws -> Scenario {
    try #require(ScenarioCatalogue.scenario(id))
  }

  @Test("what is not seen in a later round is found, by the line that says that rounds repeat")
  func laterRound() throws {
    var trace = scenario.run(.alternating)
    let line = "sheet.viewDidAppear(animated: true)"
    let second = try #require(
      trace.events.lastIndex { event in event.line == line })
    trace.events.remove(at: second)

    let finding = try #require(difference(in: trace))

    #expect(finding.observer == .controller("sheet"))
    let reference = try #require(SampleRuns.references.trace(of: scenario))
    let lines = reference.text.split(separator: "\n", omittingEmptySubsequences: false)
    let witness = try #require(finding.witnesses.last)
    #expect(lines[witness.line - 1].contains("repeats 3 times"))
  }

  @Test("what a dismissal leaves faded is found where the same sheet is shown again, to stay")
  func fadedForGood() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/full-screen/same-sheet-stays"))
    let subject = Subject.delegate("Sample.faded") { FadedForGood() }

    let result = CaseRunner(references: SampleRuns.references, on: .today).run(
      subject, in: scenario)

    #expect(
      result.headlines.map(\.rule) == ["geometry-identity-restored", "ownership-window-not-empty"])
  }

  @Test("a trace that is compared round by round is told by the lines of the printed one")
  func lines() throws {
    let printed = scenario.run(.system)
    let rounds = scenario.run(.system, profile: .iOS18, rounds: .eachApart)
    let reference = Reference(printed, roundByRound: rounds)

    #expect(printed.foldsRounds && rounds.printsRounds)
    let places = rounds.events.indices.map { reference.printedPlace(of: .event($0)) }
    #expect(Set(places) == Set(printed.events.indices.map(Witness.Place.event)))
    #expect(places == places.sorted())
    let last = try #require(places.last)
    #expect(last == .event(printed.events.count - 1))
    #expect(Reference(printed).printedPlace(of: .event(3)) == .event(3))
  }
}

extension Subject {
  /// Presents by animations of two lengths in turn.
  @MainActor static var alternating: Subject {
    .delegate("Sample.alternating") { AlternatingDelegate() }.presented(as: [.fullScreen])
  }
}

/// Presents by animations of 0.5 and 0.3 seconds in turn.
private final class AlternatingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var count = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return SampleAnimator(lasting: count.isMultiple(of: 2) ? 0.3 : 0.5)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SampleAnimator() }
}

/// Slides in from below, slides out while it fades, and forgets that it has faded.
private final class FadedForGood: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.viewController(forKey: .to)?.isBeingPresented ?? false
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if let incoming = context.view(forKey: .to) {
      context.containerView.insertSubview(incoming, at: 0)
    }
    let moving = context.view(forKey: isComing ? .to : .from)
    if isComing { moving?.transform = away }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      moving?.transform = isComing ? .identity : away
      if !isComing { moving?.alpha = 0 }
    } completion: { _ in
      moving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

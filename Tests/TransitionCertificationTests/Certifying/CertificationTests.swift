import Testing
import Thoroughness
import TransitionCertification
import UIKit

/// Whole certifications: what they find, what they weigh, what they print.
@Suite("Certifying subjects", .serialized) @MainActor struct CertificationTests {
  private let today: PlainDate

  init() throws {
    today = try #require(PlainDate("2026-06-01"))
  }

  private func report(
    _ mistake: SampleAnimator.Mistake, waivers: [Waiver] = [],
    contract: SubjectContract = SubjectContract()
  ) -> Report {
    Certification(
      ofSample: .sampleTabs(mistake, contract: contract), waivers: waivers, on: today
    ).run()
  }

  private func waiver(
    _ rule: RuleID?, cases: String? = nil, expiry: String = "2026-12-31"
  ) -> Waiver {
    Waiver(
      rule: rule, cases: cases, reason: "known", link: "https://example.org/1", owner: "team",
      expiry: expiry)
  }

  @Test("an animator that does everything right is certified")
  func certified() {
    let report = report(.none)

    #expect(report.verdict == .certified)
    #expect(report.headlines == [])
    #expect(report.passes)
    #expect(report.cases.count > 10)
  }

  @Test("an animated run that is wrong does not measure one without an animation")
  func wrongMeasure() throws {
    let subject = Subject.animator("Sample.leftOut") { SampleAnimator(.leavesViewOut) }
      .presented(as: [.custom])
    let runner = CaseRunner(references: SampleRuns.references, on: today)
    func headlines(_ id: String) throws -> Int {
      let scenario = try #require(ScenarioCatalogue.scenario(id))
      try #require(scenario.applicability(to: subject) == .applies)
      return runner.run(subject, in: scenario).headlines.count
    }

    #expect(try headlines("modal/custom/present") > 0)
    #expect(try headlines("modal/custom/present~unanimated") == 0)
  }

  @Test(
    "an animator with one mistake is refused, and the rule against it comes first",
    arguments: [
      (.neverCompletes, "completion-eventually"),
      (.completesTwice, "completion-at-most-once"),
      (.leavesViewOut, "ownership-to-view-in-container"),
      (.lies, "completion-honest-flag"),
    ] as [(SampleAnimator.Mistake, RuleID)])
  func refused(mistake: SampleAnimator.Mistake, rule: RuleID) {
    let report = report(mistake)

    #expect(report.verdict == .refused)
    #expect(report.headlines.first?.rule == rule)
    #expect(!report.passes)
  }

  @Test("the animation's own flag, passed on where the driver gave up, is a finding")
  func believesAnimation() throws {
    let subject = Subject.sample(.believesAnimation)
    let scenarios = ScenarioCatalogue.all.filter { $0.applicability(to: subject) == .applies }
    let runner = CaseRunner(references: SampleRuns.references, on: today)
    // One in six scenarios is cancelled: enough of either kind are in the sample.
    let cases = scenarios.sampled(90).map { runner.run(subject, in: $0) }

    let first = try #require(cases.flatMap(\.headlines).first)
    #expect(first.rule == "completion-honest-flag")
    #expect(first.caseID.scenario.contains("cancel"))
    let throughout = cases.filter { result in
      !result.trace.events.contains { event in
        if case .call(let call) = event.action {
          call.method == .cancelInteractiveTransition || call.method == .background
        } else {
          false
        }
      }
    }
    #expect(throughout.count > 10)
    #expect(throughout.allSatisfy { $0.judgement.findings.isEmpty })
  }

  @Test("a waiver for a rule does not cover what differs from the system behind it")
  func differenceBehindWaived() throws {
    let waiver = waiver("completion-honest-flag")
    let report = report(.lies, waivers: [waiver])
    let ownRules = report.headlines.filter { !$0.isWaived }.map(\.rule)

    #expect(report.headlines.contains { $0.rule == "completion-honest-flag" && $0.isWaived })
    #expect(ownRules.contains(TransparencyFinding.id))
    #expect(report.verdict == .refused)
  }

  @Test("the system is certified by its own rules, and not compared with itself", .exhaustive())
  func system() {
    let report = Certification(of: .system, on: today).run()

    #expect(report.cases.allSatisfy { $0.reference == nil && $0.transparency == nil })
    #expect(report.notApplicable.count + report.cases.count == ScenarioCatalogue.all.count)
  }

  @Test("every scenario is either a case or not applicable, with a reason")
  func complete() {
    let report = report(.none)
    let ran = report.cases.map(\.id.scenario)
    let left = report.notApplicable.map(\.scenario)

    #expect(Set(ran).union(left) == Set(ScenarioCatalogue.all.map(\.id)))
    #expect(Set(ran).isDisjoint(with: left))
    #expect(report.notApplicable.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("the same certification gives the same summary, byte for byte")
  func deterministic() {
    // Nothing is remembered here: each is run by itself.
    let summaries = (0..<2).map { _ in
      Certification(of: .sampleTabs(.lies), references: ReferenceBook(), on: today).run().summary
    }
    #expect(summaries[0] == summaries[1])
  }

  @Test("what a waiver covers makes the verdict conditional, and is still shown")
  func waived() {
    let report = report(.none, contract: SubjectContract())
    let broken = self.report(.neverCompletes, waivers: [waiver(nil, cases: "* *")])

    #expect(report.verdict == .certified)
    #expect(broken.headlines.allSatisfy { $0.isWaived })
    #expect(broken.verdict == .incomplete)
    #expect(broken.summary.contains("waived until 2026-12-31: known (https://example.org/1)"))
  }

  @Test(
    "a waiver that is needless, expired or malformed refuses, and says why",
    arguments: [
      ("completion-at-most-once", "2026-12-31", "covers no finding: completion-at-most-once"),
      ("completion-at-most-once", "2026-05-31", "expired on 2026-05-31"),
      ("no-such-rule", "2026-12-31", "no rule is called 'no-such-rule'"),
      ("transparency", "2026-12-31", "covers no finding: transparency"),
    ])
  func waiverErrors(rule: String, expiry: String, message: String) {
    let report = report(.none, waivers: [waiver(RuleID(rawValue: rule), expiry: expiry)])

    #expect(report.verdict == .refused)
    #expect(report.errors.map(\.description) == ["waiver 1: \(message)"])
    #expect(report.summary.contains("error: waiver 1: \(message)\n"))
  }

  @Test(
    "a case without a trace makes the verdict incomplete, and says why",
    arguments: [
      (.ended(ProcessEnd(.signal(4))), "crashed: signal 4 (illegal instruction)"),
      (.ended(ProcessEnd(.status(0))), "ended itself with status 0"),
      (
        .ended(ProcessEnd(.processorTime(seconds: 9))),
        "used more than 9 s of processor time"
      ),
      (
        .ended(ProcessEnd(.memory(megabytes: 9), lastWords: "no")),
        "used more than 9 MB of memory; it said 'no'"
      ),
      (.hung(seconds: 9), "hung: its process did not answer for 9 seconds"),
      (.unreadable("no"), "undecidable: its process answered with no trace: no"),
    ] as [(CaseResult.Obstacle, String)])
  func lost(obstacle: CaseResult.Obstacle, message: String) {
    let lostScenario = "tabs/screens/select"
    let report = Certification(
      of: .sampleTabs(), references: SampleRuns.references, on: today
    ) { subject, scenario, profile in
      scenario.id == lostScenario
        ? .lost(obstacle) : SampleRuns.record(subject, scenario, profile)
    }.run()

    #expect(report.verdict == .incomplete)
    #expect(report.summary.contains("incomplete \(lostScenario): \(message)\n"))
    #expect(report.cases.count { $0.obstacle != nil } == 1)
  }

  @Test("a clause of the contract that nothing needs is a condition, and is named")
  func needlessClause() {
    let report = report(.none, contract: SubjectContract(keepsChildren: true))

    #expect(report.verdict == .conditional)
    #expect(report.errors == [.needlessClause(.keepsChildren)])
    #expect(
      report.summary.contains(
        "error: the contract's clause 'keepsChildren' makes no difference in any scenario; leave it out\n"
      ))
    #expect(report.summary.contains("  contract keepsChildren: true\n"))
  }

  @Test("a clause that follows from another one is not named beside that")
  func impliedClause() {
    let report = report(.none, contract: SubjectContract(keepsSides: true, showsSides: true))

    #expect(report.errors == [.needlessClause(.showsSides)])
  }

  @Test("a screen that does nothing of its own is no more than incomplete")
  func nothingTookPart() {
    let report = Certification(
      of: .screen("Sample.Plain") { UIViewController() }, references: SampleRuns.references,
      on: today
    ).run()

    #expect(report.verdict == .incomplete)
    #expect(report.errors == [.nothingTookPart])
    #expect(report.headlines == [] && !report.cases.isEmpty)
    #expect(report.summary.contains("error: nothing of the subject's own took part in any case"))
  }

  @Test("a delegate that does not even answer is no more than incomplete")
  func nothingAnswered() {
    final class Idle: NSObject, UINavigationControllerDelegate {}
    let report = Certification(
      of: .navigation("Sample.Idle") { Idle() }, references: SampleRuns.references, on: today
    ).run()

    #expect(report.verdict == .incomplete && report.headlines == [])
    #expect(report.errors.map(\.description).first?.contains("handed out nothing in any") == true)
  }

  @Test("a stack of the subject's own takes part wherever its screens change, whatever it adds")
  func ownStackTakesPart() {
    final class Stack: UINavigationController {}
    let report = Certification(
      of: .navigation("Sample.Own") { Stack(nibName: nil, bundle: nil) },
      references: SampleRuns.references, on: today
    ).run()

    #expect(report.verdict == .certified && report.errors == [])
  }

  @Test("who is asked and hands out nothing is no more than incomplete, whatever else is found")
  func nothingHandedOut() {
    /// It has a say in every push, and uses it for nothing: the system's own way back is off.
    final class Forwarding: NSObject, UINavigationControllerDelegate {
      weak var next: (any UINavigationControllerDelegate)?

      func navigationController(
        _ navigation: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    let report = Certification(
      of: .navigation("Sample.Forwarding") { Forwarding() }, references: SampleRuns.references,
      on: today
    ).run()

    #expect(report.headlines.map(\.rule) == ["navigation-gesture-alive"])
    #expect(report.verdict == .incomplete)
    #expect(report.firstLine.contains(": incomplete: it was asked for an animator in "))
    #expect(report.firstLine.contains("handed out nothing in any"))
  }

  @Test("a delegate that is its own animator hands out something")
  func ownAnimator() {
    final class Both: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .to).map(context.containerView.addSubview)
        context.completeTransition(true)
      }
    }
    let report = Certification(
      of: .delegate("Sample.Both") { Both() }, references: SampleRuns.references, on: today
    ).run()

    #expect(report.errors == [])
  }

  @Test("tabs that are their own delegate, and hand out nothing, are no more than incomplete")
  func idleTabs() {
    final class IdleTabs: UITabBarController, UITabBarControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
      }

      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    let report = Certification(
      of: .tabs("Sample.IdleTabs") { IdleTabs() }, references: SampleRuns.references, on: today
    ).run()

    #expect(report.verdict == .incomplete && report.headlines == [])
    let asked = (1...report.cases.count).map { [ReportError.nothingHandedOut(cases: $0)] }
    #expect(asked.contains(report.errors))
  }

  @Test("what is a part of something that could not be made is no more than incomplete")
  func unjudged() {
    let report = Certification(
      ofSample: .sampleTabs().leavingUnjudged(["Sheet"]), on: today
    ).run()

    #expect(report.verdict == .incomplete)
    #expect(
      report.firstLine.hasSuffix(
        ": incomplete: Sheet, which hands it out, could not be made: this part of it alone was judged"
      ))
  }

  @Test("a clause that nobody has claimed is no error where no scenario needs it")
  func proposedClause() {
    let contract = SubjectContract(keepsChildren: true)
    let report = Certification(
      ofSample: .sampleTabs(.none, contract: contract).proposingContract(), on: today
    ).run()

    #expect(report.verdict == .certified && report.errors == [])
  }

  @Test("recognizers of a subject that nobody says a finger of are told first, and else not")
  func untriedGestures() {
    /// Tabs with a recognizer, and nothing that follows from it.
    final class PulledTabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer())
      }
    }
    func report(_ subject: Subject) -> Report {
      Certification(of: subject, references: SampleRuns.references, on: today).run()
    }
    func pulled(_ gesture: Gesture?) -> Report {
      report(.tabs("Sample.Pulled", selectedBy: gesture) { PulledTabs() })
    }
    let silent = pulled(nil)

    let second = silent.summary.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    #expect(silent.firstLine.hasSuffix(" cases, its recognizers untried)"))
    #expect(pulled(.drag(.left)).firstLine.contains("untried") == false)
    #expect(second.hasPrefix("  untried  "))
    #expect(second.contains(".view has recognizers in "))
    #expect(silent.untried?.description.hasSuffix("say 'selectedBy:' what that does") == true)
    #expect(pulled(.drag(.left)).untried == nil)
    #expect(report(.tabs("Sample.Still") { UITabBarController() }).untried == nil)
  }
}

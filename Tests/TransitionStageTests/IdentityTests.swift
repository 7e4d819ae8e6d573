import Testing
import TransitionStage

@MainActor @Suite("What the stage leaves as it is", .serialized) struct IdentityTests {
  @Test("a library that looks for its own delegate and presentation finds them")
  func identity() {
    let findings = Findings()
    let subject = Subject.delegate("test/own") { OwnDelegate(findings) }

    _ = perform(subject) { stage, host in
      let sheet = presentSheet(stage, host).controller
      findings.delegate = sheet?.transitioningDelegate as? OwnDelegate != nil
    }

    #expect(findings.delegate)
    #expect(findings.presentation)
    #expect(findings.animator)
  }

  @Test("a navigation has its own delegate, and no other")
  func navigationIdentity() {
    let subject = Subject.navigation("test/navigation") { OwnNavigationDelegate() }
    let stage = Stage(for: subject, profile: .iOS18)
    let screen = StageController(.darkContent)
    let navigation = stage.navigation("nav", [(screen, "first")], hidesBar: false)

    stage.installer.install(on: navigation)

    #expect(navigation.delegate is OwnNavigationDelegate)
  }

  @Test("nothing is kept alive but what the subject needs")
  func nothingKept() {
    let kept = Findings()
    let stage = Stage(for: .animator("test/kept") { kept.note(ActingAnimator()) }, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: "test/kept", profile: "ios-18")
    var sheet: WeakController?

    _ = stage.perform(header) { stage in
      let host = StageController(.darkContent)
      stage.cast(host, as: "host")
      stage.show(host)
      stage.begin()
      sheet = presentSheet(stage, host)
      sheet?.controller?.dismiss(animated: true)
    }

    #expect(sheet?.controller == nil)
    #expect(kept.animators == 2)
    #expect(kept.last == nil)
  }

  @Test("a delegate that nobody keeps is found lost")
  func lost() {
    let subject = Subject.installed("test/forgetful", on: [.present]) { controller in
      controller.transitioningDelegate = OwnDelegate(Findings())
    }

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    #expect(trace.lines.prefix(2) == ["delegate sheet set", "delegate sheet lost"])
    #expect(trace.lines.filter { $0 == "delegate sheet lost" }.count == 1)
  }

  @Test("a delegate that is taken away is not lost")
  func cleared() {
    let trace = perform(.delegate("test/own") { OwnDelegate(Findings()) }) { stage, host in
      let sheet = presentSheet(stage, host).controller
      sheet?.transitioningDelegate = nil
      sheet?.dismiss(animated: true)
    }

    #expect(trace.lines.contains("delegate sheet cleared"))
    #expect(!trace.lines.contains("delegate sheet lost"))
  }

  @Test("the manual's preparation is followed")
  func prepared() {
    let subject = Subject.acting().preparing {
      $0.modalPresentationCapturesStatusBarAppearance = true
    }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.first
        == "> host.present(sheet, style: custom, animated: true, capturesStatusBar: true)")
    #expect(trace.lines.contains("status-bar sheet light"))
  }
}

/// What a library found.
@MainActor private final class Findings: Sendable {
  var delegate = false
  var presentation = false
  var animator = false
  private(set) var animators = 0
  private(set) weak var last: ActingAnimator?

  func note(_ animator: ActingAnimator) -> ActingAnimator {
    animators += 1
    last = animator
    return animator
  }
}

private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    findings.animator = presented.transitioningDelegate === self
    let findings = findings
    return ActingAnimator(atStart: { context in
      let controller = context.viewController(forKey: .to)?.presentationController
      findings.presentation = controller is OwnPresentation
    })
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OwnPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class OwnPresentation: UIPresentationController {}

private final class OwnNavigationDelegate: NSObject, UINavigationControllerDelegate {}

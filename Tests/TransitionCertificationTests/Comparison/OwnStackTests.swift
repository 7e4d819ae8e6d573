import Testing
import TransitionCertification
import UIKit

/// Navigation controllers that a subject brings, and the bars and swipes that come with UIKit's.
@Suite("Stacks of a subject's own", .serialized) @MainActor struct OwnStackTests {
  /// What is found of a stack in a scenario.
  private func headlines(
    _ scenario: String, _ make: @escaping @MainActor @Sendable () -> UINavigationController
  ) throws -> [RuleID] {
    let scenario = try #require(ScenarioCatalogue.scenario(scenario))
    let subject = Subject.navigation("Sample.Stack", poppedBy: .edgeSwipe, make)
    try #require(scenario.applicability(to: subject) == .applies)
    return CaseRunner(references: SampleRuns.references, on: .today).run(subject, in: scenario)
      .headlines.map(\.rule)
  }

  @Test(
    "one that adds nothing is let off the swipe that goes with the bar that the stage hides",
    arguments: [
      "navigation/no-bar/drag-out", "navigation/no-bar/pop~cancelled",
      "navigation/no-bar/pop~re-grabbed", "navigation/bar/bar-hidden-on-one~cancelled",
    ])
  func barHiddenByTheStage(scenario: String) throws {
    #expect(try headlines(scenario) { PlainStack() } == [])
  }

  @Test("one that switches the swipe off is not let off, whoever hides the bar")
  func swipeSwitchedOff() throws {
    let found = try headlines("navigation/no-bar/drag-out") { SwipelessStack() }
    #expect(found.contains("navigation-gesture-alive"))
  }

  @Test(
    "one that hides its bar over the first screen lets that decide the status bar",
    arguments: ["navigation/bar/push", "navigation/bar/pop", "navigation/in-tabs/pop~cancelled"])
  func barlessFirst(scenario: String) throws {
    #expect(try headlines(scenario) { BarlessFirstStack() } == [])
  }

  @Test("one that hides its bar, and goes on letting another screen decide, is found")
  func wrongDecider() throws {
    let found = try headlines("navigation/bar/push") { StuckStack() }
    #expect(found.contains("status-bar-child-forwarded"))
  }
}

/// A navigation controller that counts, and does nothing else.
private class PlainStack: UINavigationController {
  private var homecomings = 0

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    homecomings += 1
    return super.popToRootViewController(animated: animated)
  }
}

private final class SwipelessStack: PlainStack {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = false
  }
}

/// The first screen has no bar, all others have one.
private class BarlessFirstStack: PlainStack, UINavigationControllerDelegate {
  override init() {
    super.init()
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let wasHidden = isNavigationBarHidden
    setNavigationBarHidden(viewController === viewControllers.first, animated: animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.setNavigationBarHidden(wasHidden, animated: false) }
    }
  }
}

/// It always asks its first screen.
private final class StuckStack: BarlessFirstStack {
  override var childForStatusBarStyle: UIViewController? { viewControllers.first }
}

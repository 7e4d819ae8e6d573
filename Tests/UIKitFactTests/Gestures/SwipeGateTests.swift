import Testing
import UIKit

/// The system's swipe back beside a navigation's delegate. (Inferred from reports, radar 15215690.)
@MainActor @Suite("Swipes back beside delegates", .serialized) struct SwipeGateTests {
  /// Hears of changes, and chooses no animators.
  private final class Listener: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }

  /// Has the method that chooses animators, and chooses none.
  private final class Chooser: NSObject, UINavigationControllerDelegate {
    private(set) var operations: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return nil
    }
  }

  /// Lets every finger in.
  private final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {}

  /// Whether a swipe from the edge pops the second screen.
  ///
  /// - Parameters:
  ///   - prepare: gives the navigation what it has beside its screens, before it is shown.
  ///   - change: changes that before the finger comes down.
  private func swipePops(
    after prepare: (UINavigationController) -> Void = { _ in },
    then change: (UINavigationController) -> Void = { _ in }
  ) -> Bool {
    let scene = Scene()
    let nav = UINavigationController(rootViewController: UIViewController())
    prepare(nav)
    scene.show(nav)
    nav.pushViewController(UIViewController(), animated: true)
    Headless.settle()
    change(nav)
    Headless.touchDown(at: CGPoint(x: 5, y: 400))
    for step in 1...10 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 5 + 30 * CGFloat(step), y: 400))
    }
    Headless.touchUp()
    Headless.settle()
    return nav.viewControllers.count == 1
  }

  @Test("a delegate that only listens leaves the swipe alone")
  func listening() {
    let listener = Listener()

    #expect(swipePops(after: { $0.delegate = listener }))
  }

  @Test("a delegate that may choose animators switches the swipe off, even if it chooses none")
  func choosing() {
    let chooser = Chooser()

    #expect(!swipePops(after: { $0.delegate = chooser }))
  }

  @Test("the swipe is back where the delegate is gone or another one takes its place")
  func replaced() {
    let chooser = Chooser()
    let listener = Listener()

    #expect(swipePops(after: { $0.delegate = chooser }, then: { $0.delegate = nil }))
    #expect(swipePops(after: { $0.delegate = chooser }, then: { $0.delegate = listener }))
    #expect(swipePops(after: { $0.delegate = Chooser() }))
  }

  @Test("a delegate that is set again stays what it was seen to be")
  func setAgain() {
    let chooser = Chooser()

    #expect(!swipePops(after: { $0.delegate = chooser }, then: { $0.delegate = chooser }))
  }

  @Test("whether a delegate may choose animators is known before it was asked for any")
  func unasked() {
    let chooser = Chooser()
    let listener = Listener()

    #expect(!swipePops(after: { _ in }, then: { $0.delegate = chooser }))
    #expect(swipePops(after: { _ in }, then: { $0.delegate = listener }))
    #expect(chooser.operations == [.none])
  }

  @Test("the swipe is back where its recognizer has a delegate of the application's, or none")
  func reopened() {
    let chooser = Chooser()
    let gatekeeper = Gatekeeper()

    #expect(
      swipePops(
        after: { $0.delegate = chooser },
        then: { $0.interactivePopGestureRecognizer?.delegate = gatekeeper }))
    #expect(
      swipePops(
        after: { $0.delegate = chooser },
        then: { $0.interactivePopGestureRecognizer?.delegate = nil }))
  }

  @Test("who asks for the recognizer first does not answer for the pops that it begins")
  func cause() {
    let watch = CauseWatch()

    #expect(
      swipePops(after: { nav in
        Headless.observer = watch
        Headless.acting(as: SceneCause(.subject)) { _ = nav.interactivePopGestureRecognizer }
      }))
    #expect(watch.pops.map(\.agent) == [.host])
  }
}

/// Notes who answers for each pop.
@MainActor private final class CauseWatch: SceneObserver {
  private(set) var pops: [SceneCause] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    if case .call(let call) = event, call.method == .popViewController { pops.append(cause) }
  }
}

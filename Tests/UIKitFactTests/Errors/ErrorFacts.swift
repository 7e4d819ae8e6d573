import Testing
import UIKit

@MainActor @Suite("ER: misuse and misbehaving animators", .serialized) struct ErrorFacts {
  /// A presentation whose animator ends as a test wants it.
  private func stage(
    _ scene: Scene, _ ending: LoggedAnimator.Ending
  ) -> (a: LoggedController, b: LoggedController, delegate: LoggedTransitioningDelegate) {
    let (a, b) = scene.pair(.fullScreen, .loading)
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.animator?.ending = ending
    b.transitioningDelegate = delegate
    return (a, b, delegate)
  }

  @Test("ER-07 D22 a direct call arrives once more, and is complained of")
  func directCall() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)
    let observer = DirectCalls()
    Headless.observer = observer

    a.viewWillAppear(true)
    a.viewDidAppear(true)
    scene.window.rootViewController = nil
    Headless.settle()

    #expect(scene.log.lines == ["A.wA", "A.dA", "A.wD", "A.dD"])
    #expect(observer.calls == ["viewWillAppear", "viewDidAppear"])
    #expect(Headless.complaints.map(\.id) == ["D22", "D22"])
    #expect(Headless.complaints.allSatisfy { $0.effect == .logged })
  }

  @Test("ER-08 an animator that never reports: no did, no completion, everything else refused")
  func neverReports() {
    let scene = Scene()
    let (a, b, delegate) = stage(scene, .never)

    a.present(b, animated: true) { scene.log.add("completion") }
    #expect(!Headless.settle(within: 5))
    a.present(UIViewController(), animated: true)
    a.dismiss(animated: true)
    Headless.settle(within: 1)

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA"])
    #expect(Headless.complaints.map(\.id) == ["D4", "D5"])
    #expect(Headless.pending.count == 1)
    withExtendedLifetime(delegate) {}
  }

  @Test("ER-09 inferred: a second report changes nothing")
  func reportsTwice() {
    let scene = Scene()
    let (a, b, delegate) = stage(scene, .twice)

    a.present(b, animated: true) { scene.log.add("completion") }
    #expect(Headless.settle())

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.dA", "A.dD", "completion"])
    #expect(delegate.animator?.log.lines.filter { $0.contains("Ended") }.count == 1)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("ER-10 a report from within animateTransition is accepted")
  func reportsAtOnce() {
    let scene = Scene()
    let (a, b, delegate) = stage(scene, .atOnce)

    a.present(b, animated: true) { scene.log.add("completion") }
    Headless.turn()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.dA", "A.dD", "completion"])
    #expect(Headless.pending.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("ER-11 automatic and by hand: two full sets, but one where the hand holds during the move")
  func doubleDelivery() {
    let scene = Scene()
    let parent = scene.controller("P", [])
    scene.show(parent)
    let doubled = scene.controller("C", [])
    let single = scene.controller("N", [])
    for child in [doubled, single] { parent.addChild(child) }

    parent.view.addSubview(doubled.view)
    Headless.settle()
    doubled.beginAppearanceTransition(true, animated: false)
    doubled.endAppearanceTransition()
    single.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(single.view)
    single.endAppearanceTransition()
    Headless.settle()

    #expect(scene.log.lines(of: "C") == ["wA", "dA", "wA", "dA"])
    #expect(scene.log.lines(of: "N") == ["wA", "dA"])
  }
}

/// An observer that writes the direct calls of appearance methods.
@MainActor private final class DirectCalls: SceneObserver {
  private(set) var calls: [String] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard case .call(let call) = event, call.manner == .direct else { return }
    calls.append(call.method.word)
  }
}

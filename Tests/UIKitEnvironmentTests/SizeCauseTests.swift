import Testing
import UIKit

/// Notes who is to answer for what controllers are told and asked for.
@MainActor private final class CallEar: SceneObserver {
  private(set) var lines: [String] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard case .call(let call) = event, case .controller(let controller) = call.receiver else {
      return
    }
    lines.append("\(controller.title ?? "") \(call.method) \(cause.agent)")
  }
}

/// A container that takes its child away at a turn.
private final class Folding: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.beginAppearanceTransition(false, animated: false) }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite("Who answers for what a new size brings about", .serialized)
struct SizeCauseTests {
  @Test("what a controller does when it is told of a size is its own doing, to pass it on is not")
  func entrusted() {
    Headless.reset()
    let (container, child, ear) = (Folding(), UIViewController(), CallEar())
    (container.title, child.title) = ("container", "child")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    Headless.settle()
    Headless.entrust(container, to: SceneCause(.subject))
    Headless.observer = ear

    Headless.resize(to: CGSize(width: 844, height: 390))

    #expect(
      ear.lines.prefix(4) == [
        "container viewWillTransition host", "child beginAppearanceTransition subject",
        "child viewWillDisappear host", "child viewWillTransition host",
      ])
  }
}

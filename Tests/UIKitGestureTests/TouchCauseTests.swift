import Testing
import UIKit

/// Notes who is to answer for what is set on views.
@MainActor private final class SettingEar: SceneObserver {
  private(set) var agents: [String] = []

  func scene(_ event: SceneEvent, cause: SceneCause) {
    if case .call(let call) = event, call.method == .dismiss { agents.append("\(cause.agent)") }
  }
}

/// A recognizer of an app's own, which acts when its finger lifts, without a target.
private final class Wipe: UIGestureRecognizer {
  var onWipe: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onWipe()
  }
}

@MainActor @Suite("Who answers for what a touch brings about", .serialized) struct TouchCauseTests {
  @Test("what a recognizer does when a finger touches it is its own doing")
  func recognizer() {
    let pad = Pad()
    let (wipe, ear, screen) = (Wipe(), SettingEar(), UIViewController())
    pad.add(wipe, "wipe")
    wipe.onWipe = { screen.dismiss(animated: false) }
    Headless.observer = ear

    Headless.acting(as: SceneCause(.script)) { pad.play([.down(0, 50, 50), .up(0)]) }

    #expect(ear.agents == ["subject"])
  }
}

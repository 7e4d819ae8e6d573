import Testing
import UIKit

@MainActor @Suite("OC: over full screen and in a context", .serialized) struct OverContextFacts {
  @Test("OC-01 over the full screen the presenter hears nothing, either way")
  func overFullScreen() {
    let scene = Scene()
    let (a, b) = scene.pair(.overFullScreen)

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
    #expect(a.view.window === scene.window)
    scene.log.clear()

    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "B.dD"])
  }
}

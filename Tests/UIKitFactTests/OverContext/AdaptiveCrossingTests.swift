import Testing
import UIKit

@MainActor @Suite("Crossings to adaptive delegates", .serialized) struct AdaptiveCrossingTests {
  /// An observer that writes what adaptive delegates are asked, and about whom.
  private final class Ear: SceneObserver {
    var lines: [String] = []
    var objects: [ObjectIdentifier] = []

    func scene(_ event: SceneEvent, cause: SceneCause) {
      guard case .call(let call) = event,
        case .asked(let object, .adaptiveDelegate, _) = call.receiver,
        case .controller(let controller) = call.arguments.first?.value
      else { return }
      lines.append("\(call.method) \((controller as? LoggedController)?.name ?? "-")")
      objects.append(ObjectIdentifier(object))
    }
  }

  /// A sheet with a delegate, watched from before it is presented.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedAdaptiveDelegate
    let ear = Ear()

    init() {
      (a, b) = scene.pair(.pageSheet)
      delegate = LoggedAdaptiveDelegate(scene.log)
      b.presentationController?.delegate = delegate
      Headless.observer = ear
    }

    func present() {
      scene.present(b, on: a)
      ear.lines = []
    }

    func drag(to end: CGFloat) {
      Headless.touchDown(at: CGPoint(x: 195, y: 100))
      for step in 1...10 {
        Headless.advance(by: 0.02)
        Headless.touchMove(to: CGPoint(x: 195, y: 100 + (end - 100) * CGFloat(step) / 10))
      }
      Headless.advance(by: 0.2)
      Headless.touchUp()
      Headless.settle()
    }
  }

  @Test("PA-01 OC-06 inferred: a presentation asks for the style, and tells which one it took on")
  func presentation() {
    let stage = Stage()

    stage.scene.present(stage.b, on: stage.a)

    #expect(
      stage.ear.lines == [
        "adaptivePresentationStyle B", "adaptivePresentationStyle B",
        "willPresentWithAdaptiveStyle B",
      ])
    #expect(Set(stage.ear.objects) == [ObjectIdentifier(stage.delegate)])
  }

  @Test("SH-09 a sheet that is pulled down crosses to should, will and did")
  func finished() {
    let stage = Stage()
    stage.present()

    stage.drag(to: 700)

    #expect(
      stage.ear.lines == [
        "presentationControllerShouldDismiss B", "presentationControllerWillDismiss B",
        "presentationControllerDidDismiss B",
      ])
  }

  @Test("SH-08 one that is pulled and given up crosses to should and will")
  func cancelled() {
    let stage = Stage()
    stage.present()

    stage.drag(to: 250)

    #expect(
      stage.ear.lines == [
        "presentationControllerShouldDismiss B", "presentationControllerWillDismiss B",
      ])
  }

  @Test("SH-10 one that may not go crosses to the attempt")
  func attempt() {
    let stage = Stage()
    stage.present()
    stage.delegate.allowsDismissal = false

    stage.drag(to: 700)

    #expect(
      stage.ear.lines == [
        "presentationControllerShouldDismiss B",
        "presentationControllerDidAttemptToDismiss B",
      ])
  }

  @Test("SH-10 a dismissal from code crosses to nobody")
  func fromCode() {
    let stage = Stage()
    stage.present()

    stage.a.dismiss(animated: true)
    Headless.settle()

    #expect(stage.ear.lines == [])
  }
}

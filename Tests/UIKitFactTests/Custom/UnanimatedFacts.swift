import Testing
import UIKit

@MainActor @Suite("CU: custom presentations without an animation", .serialized)
struct UnanimatedFacts {
  private static let frame = CGRect(x: 20, y: 300, width: 280, height: 200)

  /// Two controllers that write nothing, and a delegate that writes what it and what it hands out are asked.
  private func custom(
    _ scene: Scene, removes: Bool = false
  ) -> (a: LoggedController, b: LoggedController, delegate: LoggedTransitioningDelegate) {
    let quiet = CallbackLog()
    let a = LoggedController("A", quiet)
    let b = LoggedController("B", quiet)
    b.modalPresentationStyle = .custom
    let delegate = LoggedTransitioningDelegate(scene.log)
    delegate.animator = LoggedAnimator(scene.log)
    delegate.driver = UIPercentDrivenInteractiveTransition()
    delegate.removesPresenter = removes
    delegate.configure = { $0.frame = Self.frame }
    b.transitioningDelegate = delegate
    scene.show(a)
    return (a, b, delegate)
  }

  private func lines(_ scene: Scene) -> [String] {
    scene.log.lines.filter { !$0.contains("Layout") }
  }

  @Test("CU-09 without an animation nobody is asked for an animator or a driver, either way")
  func consultation() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene)

    a.present(b, animated: false)
    Headless.settle()
    #expect(
      lines(scene) == [
        "DG.presentationController", "PC.presentationTransitionWillBegin",
        "PC.presentationTransitionDidEnd(true)",
      ])
    scene.log.clear()
    a.dismiss(animated: false)
    Headless.settle()
    #expect(
      lines(scene) == ["PC.dismissalTransitionWillBegin", "PC.dismissalTransitionDidEnd(true)"])
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "CU-09 the presented view is put in at its frame and taken out, in no time",
    arguments: [false, true])
  func views(removes: Bool) {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: removes)

    a.present(b, animated: false)
    Headless.settle()
    #expect(b.view.convert(b.view.bounds, to: nil) == Self.frame)
    #expect((a.view.window == nil) == removes)
    a.dismiss(animated: false)
    Headless.settle()
    #expect(b.view.superview == nil)
    #expect(a.view.superview === scene.window)
    #expect(Headless.now == 0)
    #expect(Headless.complaints.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("CU-09 what the animator did on the way there stays where the way back has none")
  func halfAnimated() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene)
    delegate.driver = nil
    delegate.animator?.aroundReport = ({ a.view.alpha = 0.5 }, {})

    a.present(b, animated: true)
    Headless.settle()
    scene.log.clear()
    a.dismiss(animated: false)
    Headless.settle()

    #expect(!scene.log.lines.contains("DG.animatorForDismissed"))
    #expect(a.view.alpha == 0.5)
    #expect(b.presentingViewController == nil)
  }

  @Test("CU-09 inferred: the hooks have a coordinator, and what runs alongside runs at once")
  func coordinator() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene)
    let configure = delegate.configure
    delegate.configure = { controller in
      configure?(controller)
      controller.hooks = [
        "presentationTransitionWillBegin": {
          scene.log.add("animated: \(b.transitionCoordinator?.isAnimated ?? true)")
          b.transitionCoordinator?.animate(
            alongsideTransition: { _ in scene.log.add("alongside") },
            completion: { _ in scene.log.add("after") })
        }
      ]
    }

    a.present(b, animated: false)
    Headless.settle()

    #expect(
      lines(scene) == [
        "DG.presentationController", "PC.presentationTransitionWillBegin", "animated: false",
        "alongside", "PC.presentationTransitionDidEnd(true)", "after",
      ])
    withExtendedLifetime(delegate) {}
  }
}

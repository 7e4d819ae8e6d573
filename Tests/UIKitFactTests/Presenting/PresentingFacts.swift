import Testing
import UIKit

@MainActor @Suite("PT: who is asked and what is loaded by present", .serialized)
struct PresentingFacts {
  private func stage(
    _ style: UIModalPresentationStyle = .custom
  ) -> (scene: Scene, a: LoggedController, b: LoggedController, LoggedTransitioningDelegate) {
    let scene = Scene()
    let (a, b) = scene.pair(style)
    let delegate = LoggedTransitioningDelegate(scene.log)
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.removesPresenter = false
    b.transitioningDelegate = delegate
    return (scene, a, b, delegate)
  }

  @Test("PT-05 without an animator a presentation controller of the app's own stays in force")
  func withoutAnimator() {
    let (scene, a, b, delegate) = stage()
    delegate.animator = nil

    a.present(b, animated: true)
    Headless.settle()

    #expect(delegate.presentationController === b.presentationController)
    #expect(scene.log.lines.prefix(2) == ["DG.presentationController", "DG.animatorForPresented"])
    #expect(scene.log.lines.contains("PC.presentationTransitionDidEnd(true)"))
  }

  @Test("PT-09 each presentation has a presentation controller of its own")
  func anew() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.pageSheet)
    let delegate = LoggedAdaptiveDelegate(scene.log)
    weak let first = b.presentationController
    first?.delegate = delegate
    scene.present(b, on: a)
    #expect(b.presentationController === first)

    a.dismiss(animated: true)
    scene.rest()
    let second = try #require(b.presentationController)

    #expect(second !== first)
    #expect(second.delegate == nil)
  }

  @Test("PT-12 a controller has its traits from its beginning")
  func traits() {
    let scene = Scene()
    #expect(scene.controller("A").traitCollection.horizontalSizeClass == .compact)
    #expect(scene.controller("A").traitCollection.verticalSizeClass == .regular)
  }

  @Test("SG-03 CR-01 a coordinator is there as soon as present returns, for children too")
  func coordinatorInTheCall() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    let child = scene.controller("C")
    b.addChild(child)

    a.present(b, animated: true)
    let coordinator = try #require(b.transitionCoordinator)

    #expect(child.transitionCoordinator === coordinator)
    #expect(a.transitionCoordinator === coordinator)
    Headless.settle()
    #expect(b.transitionCoordinator == nil && child.transitionCoordinator == nil)
  }

  @Test("CR-01 a child of who is pushed has the navigation's coordinator in its will")
  func coordinatorOfAPush() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    let child = scene.controller("C", [])
    b.addChild(child)
    b.hooks["wA"] = {
      if child.transitionCoordinator === nav.transitionCoordinator, nav.transitionCoordinator != nil
      {
        scene.log.add("same")
      }
    }

    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines.contains("same"))
  }
}

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

  @Test("PT-11 a presentation controller hears of its traits before the presentation begins")
  func traitsBeforeTheBeginning() {
    final class Listening: UIPresentationController {
      var heard: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append("traits \(traitCollection.userInterfaceStyle == .dark)")
      }
      override func presentationTransitionWillBegin() { heard.append("begin") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Listening?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Listening(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    // What it has from its beginning is a guess; only another is told.
    scene.window.overrideUserInterfaceStyle = .dark
    scene.rest()
    let delegate = Delegate()
    b.transitioningDelegate = delegate

    a.present(b, animated: true)
    Headless.settle()

    #expect(delegate.made?.heard == ["traits true", "begin"])
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

  @Test("PT-01 what is presented is loaded within the call")
  func loadedInTheCall() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: true)

    #expect(scene.log.lines == ["B.load"])
  }

  @Test("PT-02 the delegate is asked in the call, and then the view is loaded")
  func askedBeforeTheLoad() {
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    let delegate = LoggedTransitioningDelegate(scene.log)
    delegate.removesPresenter = false
    b.transitioningDelegate = delegate

    a.present(b, animated: true)

    #expect(scene.log.lines.prefix(2) == ["DG.presentationController", "DG.animatorForPresented"])
    #expect(scene.log.lines.last == "B.load")
  }

  @Test("PT-03 a request that is refused for want of a window loads the view all the same")
  func loadedThoughRefused() {
    let scene = Scene()
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    a.hooks["load"] = { a.present(b, animated: true) }

    a.loadViewIfNeeded()

    #expect(Headless.complaints.map(\.id) == ["D2"])
    #expect(scene.log.lines == ["A.load", "B.load"])
  }

  @Test("PT-06 the automatic style reads back as a sheet's")
  func automatic() {
    let scene = Scene()
    let (_, b) = scene.pair(.automatic)

    #expect(b.modalPresentationStyle == .pageSheet)
  }

  @Test("PT-07 who asks for the presentation controller settles the style")
  func askedTooEarly() {
    let scene = Scene()
    let (_, b) = scene.pair(.pageSheet)
    let early = b.presentationController

    b.modalPresentationStyle = .fullScreen

    #expect(b.presentationController === early)
  }

  @Test("PT-10 the active presentation controller is none before, and the sheet of a popover then")
  func active() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.popover)
    let popover = try #require(b.popoverPresentationController)
    #expect(b.activePresentationController == nil)

    scene.present(b, on: a)
    #expect(b.presentationController === popover)
    #expect(b.activePresentationController === popover.adaptiveSheetPresentationController)
    a.dismiss(animated: true)
    Headless.settle()

    #expect(b.activePresentationController == nil)
  }
}

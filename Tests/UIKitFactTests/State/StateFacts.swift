import Testing
import UIKit

@MainActor @Suite("ST: state visible inside of callbacks", .serialized) struct StateFacts {
  @Test("ST-01 in its will-appear the presented is being presented, and knows its presenter")
  func willAppear() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var seen: [Bool] = []
    b.hooks["wA"] = { seen = [b.isBeingPresented, b.presentingViewController === a] }

    scene.present(b, on: a)

    #expect(seen == [true, true])
  }

  @Test("ST-02 in the presenter's will-disappear the presented is loaded and has heard nothing")
  func willDisappear() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var heard: [String] = []
    a.hooks["wD"] = { heard = scene.log.lines(of: "B") }

    scene.present(b, on: a)

    #expect(heard == ["load"])
  }

  @Test("ST-04 in the presentation's completion the presented is not being presented any more")
  func presentCompletion() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var isBeingPresented: Bool?

    a.present(b, animated: true) { isBeingPresented = b.isBeingPresented }
    Headless.settle()

    #expect(isBeingPresented == false)
  }

  @Test("ST-05 in its will-disappear the dismissed is being dismissed, and knows its presenter")
  func dismissedWill() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var seen: [Bool] = []
    b.hooks["wD"] = { seen = [b.isBeingDismissed, b.presentingViewController === a] }
    scene.present(b, on: a)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(seen == [true, true])
  }

  @Test("ST-08 in its did-disappear the dismissed is being dismissed, and has no presenter")
  func dismissedDid() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var seen: [Bool] = []
    b.hooks["dD"] = { seen = [b.isBeingDismissed, b.presentingViewController == nil] }
    scene.present(b, on: a)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(seen == [true, true])
    #expect(!b.isBeingDismissed)
  }

  @Test("ST-09 in its did-disappear the popped has no parent, and is told so afterwards")
  func poppedDid() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    let b = scene.controller("B", .containment)
    var hasParent: Bool?
    b.hooks["dD"] = { hasParent = b.parent != nil }
    nav.pushViewController(b, animated: false)
    scene.rest()

    nav.popViewController(animated: true)
    Headless.settle()

    #expect(hasParent == false)
    #expect(scene.log.lines(of: "B").suffix(2) == ["dD", "didMove(nil)"])
  }

  @Test("who is dismissed in its own did-appear is being dismissed from then on")
  func dismissedInDidAppear() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    var isBeingDismissed: Bool?
    b.hooks["dA"] = { b.dismiss(animated: true) }
    b.hooks["wD"] = { isBeingDismissed = b.isBeingDismissed }

    a.present(b, animated: true)
    Headless.settle()

    #expect(isBeingDismissed == true)
    #expect(a.presentedViewController == nil)
  }
}

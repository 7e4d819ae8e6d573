import Testing
import UIKit

@MainActor @Suite("FS: full-screen presentation", .serialized) struct FullScreenFacts {
  @Test("FS-02 FS-01 an animated presentation tells the incoming did before the outgoing one")
  func presentAnimated() {
    let scene = Scene()
    let a = scene.controller("A")
    let b = scene.controller("B")
    b.modalPresentationStyle = .fullScreen
    scene.show(a)

    a.present(b, animated: true)
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
  }

  @Test("FS-03 an animated dismissal mirrors it, and then runs the completion")
  func dismissAnimated() {
    let scene = Scene()
    let a = scene.controller("A")
    let b = scene.controller("B")
    b.modalPresentationStyle = .fullScreen
    scene.show(a)
    a.present(b, animated: true)
    Headless.settle()
    scene.log.clear()

    a.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD", "completion"])
  }

  @Test("FS-06 nothing about appearance happens in the call; the wills come with the next hop")
  func timingAnimated() {
    let scene = Scene()
    let a = scene.controller("A", .loading)
    let b = scene.controller("B", .loading)
    b.modalPresentationStyle = .fullScreen
    scene.show(a)

    a.present(b, animated: true)
    _ = b.view
    #expect(scene.log.lines == ["B.load"])
    Headless.turn()
    #expect(scene.log.lines(of: "A") == ["wD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA"])
    Headless.settle()
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA"])
  }

  @Test("FS-07 FS-04 an unanimated presentation is over within one hop")
  func timingUnanimated() {
    let scene = Scene()
    let a = scene.controller("A")
    let b = scene.controller("B")
    b.modalPresentationStyle = .fullScreen
    scene.show(a)

    a.present(b, animated: false) { scene.log.add("completion") }
    _ = b.view
    #expect(scene.log.lines == ["B.load"])
    Headless.turn()

    #expect(
      scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD", "completion"])
  }

  @Test("FS-04 an unanimated presentation, interleaved")
  func presentUnanimated() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: false) { scene.log.add("completion") }
    Headless.settle()

    #expect(
      scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD", "completion"])
  }

  @Test("FS-05 an unanimated dismissal, within one hop")
  func dismissUnanimated() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    b.dismiss(animated: false) { scene.log.add("completion") }
    #expect(scene.log.lines.isEmpty)
    Headless.turn()

    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD", "completion"])
  }

  @Test("FS-12 inferred: presenting a third from within the second's did-appear works")
  func presentFromDidAppear() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen, .loading)
    let d = scene.controller("D", .loading)
    d.modalPresentationStyle = .fullScreen
    b.hooks["dA"] = { if b.presentedViewController == nil { b.present(d, animated: true) } }

    a.present(b, animated: true)
    Headless.settle()

    #expect(Headless.complaints.isEmpty)
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["load", "wA", "dA", "wD", "dD"])
    #expect(scene.log.lines(of: "D") == ["load", "wA", "dA"])
    #expect(scene.log.lines.suffix(2) == ["D.dA", "B.dD"])
  }
}

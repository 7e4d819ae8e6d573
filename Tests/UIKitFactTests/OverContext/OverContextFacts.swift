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

  /// A navigation whose top defines a context, and a controller to be presented in it.
  private func context(
    _ scene: Scene, _ style: UIModalPresentationStyle
  ) -> (nav: UINavigationController, a: LoggedController, b: LoggedController) {
    let (nav, a, b) = scene.navigation()
    a.definesPresentationContext = true
    b.modalPresentationStyle = style
    return (nav, a, b)
  }

  @Test(
    "OC-02 in a context its provider goes and comes, and nobody around it",
    arguments: [
      true, false,
    ])
  func currentContext(animated: Bool) {
    let scene = Scene()
    let (nav, a, b) = context(scene, .currentContext)

    a.present(b, animated: animated)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
    #expect(b.presentingViewController === a && a.presentedViewController === b)
    #expect(nav.presentedViewController == nil)
    #expect(a.view.window == nil && b.view.isDescendant(of: nav.view))
    #expect(Headless.statusBar.owner === nav)
    scene.log.clear()

    b.dismiss(animated: animated)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD"])
    #expect(a.view.window === scene.window && a.presentedViewController == nil)
    #expect(a.view.superview === nav.view.subviews.first?.subviews.first)
  }

  @Test("OC-02 MX-03 without a context the top of the containers provides it")
  func withoutContext() {
    let scene = Scene()
    let (nav, a, b) = context(scene, .currentContext)
    a.definesPresentationContext = false

    a.present(b, animated: true)
    Headless.settle()

    #expect(b.presentingViewController === nav)
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
    #expect(nav.view.window == nil)
  }

  @Test("OC-02 a context is looked for among parents, not among presenters")
  func notAmongPresenters() {
    let scene = Scene()
    let (a, sheet) = scene.pair(.pageSheet)
    a.definesPresentationContext = true
    scene.present(sheet, on: a)
    let b = scene.controller("B")
    b.modalPresentationStyle = .currentContext

    sheet.present(b, animated: true)
    Headless.settle()

    #expect(b.presentingViewController === sheet)
    #expect(b.view.frame.size == CGSize(width: 390, height: 787))
  }

  @Test("OC-03 over a context its provider hears nothing, either way")
  func overCurrentContext() {
    let scene = Scene()
    let (_, a, b) = context(scene, .overCurrentContext)

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
    #expect(b.presentingViewController === a && a.view.window === scene.window)
    scene.log.clear()

    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "B.dD"])
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .currentContext, .overCurrentContext,
  ]

  @Test("OC-04 what is presented has the size and the place of the provider", arguments: styles)
  func size(style: UIModalPresentationStyle) {
    let scene = Scene()
    let (parent, b) = scene.pair(style)
    let child = scene.controller("C")
    child.definesPresentationContext = true
    parent.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    child.present(b, animated: true)
    Headless.settle()

    #expect(b.view.frame.size == CGSize(width: 200, height: 300))
    #expect(b.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 100))
    child.dismiss(animated: false)
    Headless.settle()
    #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
  }

  @Test("a full context refuses another, and its container may present above it all the same")
  func fullContext() {
    let scene = Scene()
    let (nav, a, b) = context(scene, .currentContext)
    scene.present(b, on: a)
    let d = scene.controller("D")
    d.modalPresentationStyle = .currentContext

    a.present(d, animated: true)
    Headless.settle()
    #expect(Headless.complaints.map(\.id) == ["D3"])

    d.modalPresentationStyle = .fullScreen
    a.present(d, animated: true)
    Headless.settle()
    #expect(d.presentingViewController === nav)
  }

  @Test("while a context is busy it refuses, and a dismissal of it too")
  func busyContext() {
    let scene = Scene()
    let (_, a, b) = context(scene, .overCurrentContext)
    let d = scene.controller("D")
    d.modalPresentationStyle = .overCurrentContext

    a.present(b, animated: true)
    a.present(d, animated: true)
    a.dismiss(animated: true)
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D4", "D5"])
    #expect(a.presentedViewController === b)
  }

  @Test("inferred: who is presented in a context goes and comes with the container around it")
  func coveredContext() {
    let scene = Scene()
    let (nav, a, b) = context(scene, .currentContext)
    scene.present(b, on: a)
    let d = scene.controller("D")
    d.modalPresentationStyle = .fullScreen

    nav.present(d, animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["wD", "dD"])
    nav.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "B") == ["wD", "dD", "wA", "iA", "dA"])
    #expect(scene.log.lines(of: "A").isEmpty)
  }

  @Test("AC-14 what is presented in a context lies where its provider's view lies")
  func superviewOfTheProvider() {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let scene = Scene()
      let (_, a, b) = scene.navigation()
      a.definesPresentationContext = true
      b.modalPresentationStyle = style
      let home = a.view.superview

      scene.present(b, on: a)

      #expect(b.presentationController?.containerView?.superview === home, "\(style)")
      #expect(style == .currentContext || a.view.superview === home)
    }
  }
}

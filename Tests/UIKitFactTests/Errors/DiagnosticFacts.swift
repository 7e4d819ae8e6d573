import Testing
import UIKit

@MainActor @Suite("D: diagnostics", .serialized) struct DiagnosticFacts {
  private var ids: [String] { Headless.complaints.map(\.id) }

  @Test("D1 ER-05 an end that finds nothing open is complained of, and sends nothing")
  func unbalanced() throws {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)

    a.endAppearanceTransition()

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D1" && complaint.effect == .logged)
    #expect(complaint.text.hasPrefix("Unbalanced calls to begin/end appearance transitions for <"))
    #expect(scene.log.lines.isEmpty && !Headless.isHalted)
  }

  @Test(
    "D2 ER-01 NX-04 a presenter outside of the window is refused, and its completion never runs")
  func outsideOfWindow() throws {
    let scene = Scene()
    let a = scene.controller("A")
    let b = scene.controller("B")
    scene.window.rootViewController = a

    a.present(b, animated: true) { scene.log.add("completion") }
    Headless.settle()

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D2" && complaint.effect == .refused)
    #expect(complaint.text.contains("(from <LoggedController>)"))
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(scene.log.lines == ["B.load"])
  }

  @Test("D2 a root that presents while it is loaded is refused")
  func fromViewDidLoad() {
    let scene = Scene()
    let a = scene.controller("A")
    a.hooks["load"] = { a.present(UIViewController(), animated: true) }

    scene.show(a)

    #expect(ids == ["D2"])
    #expect(a.presentedViewController == nil)
  }

  @Test("D2 a presenter that is leaving, or covered by a full screen, is refused")
  func leavingAndCovered() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)
    let covered = UIViewController()
    a.addChild(covered)
    a.view.addSubview(covered.view)

    a.dismiss(animated: true)
    b.present(UIViewController(), animated: true)
    #expect(ids == ["D2"])
    Headless.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test("D2 inferred: a presenter that loses its window in the same turn does not present")
  func losesItsWindow() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: true) { scene.log.add("completion") }
    scene.window.rootViewController = nil
    #expect(Headless.settle())

    #expect(ids == ["D2"])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(!b.isBeingPresented && scene.log.lines == ["B.load", "A.wD", "A.dD"])
  }

  @Test("D3 ER-03 a presenter that presents at rest is refused; the text names the resolved one")
  func alreadyPresenting() throws {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    scene.present(b, on: nav)

    a.present(UIViewController(), animated: true) { scene.log.add("completion") }
    Headless.settle()

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D3" && complaint.effect == .refused)
    #expect(
      complaint.text == "Attempt to present <UIViewController> on <UINavigationController> "
        + "(from <LoggedController>) which is already presenting <LoggedController>.")
    #expect(nav.presentedViewController === b)
    #expect(scene.log.lines.isEmpty)
  }

  @Test("D4 ER-02 a presentation during another, or during a dismissal, is refused once each")
  func inProgress() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: true)
    a.present(UIViewController(), animated: true) { scene.log.add("completion") }
    Headless.advance(by: 0.1)
    a.present(UIViewController(), animated: true)
    Headless.settle()
    a.dismiss(animated: true)
    Headless.advance(by: 0.1)
    a.present(UIViewController(), animated: true)
    Headless.settle()

    #expect(ids == ["D4", "D4", "D4"])
    #expect(Headless.complaints.allSatisfy { $0.effect == .refused })
    #expect(!scene.log.lines.contains("completion"))
    #expect(a.presentedViewController == nil)
  }

  @Test("D4 inferred: a controller that is still being presented cannot present, one that is can")
  func presenterStillArrives() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    a.present(b, animated: true)
    Headless.advance(by: 0.1)

    b.present(UIViewController(), animated: true)
    Headless.settle()

    #expect(ids == ["D4"])
    b.present(UIViewController(), animated: true)
    Headless.settle()
    #expect(ids == ["D4"])
  }

  @Test("D5 a dismissal while what is presented still comes or goes is refused")
  func dismissInProgress() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    a.present(b, animated: true)
    Headless.advance(by: 0.1)

    a.dismiss(animated: true) { scene.log.add("completion") }
    b.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()
    a.dismiss(animated: true)
    a.dismiss(animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(ids == ["D5", "D5", "D5"])
    #expect(try #require(Headless.complaints.first).effect == .refused)
    #expect(!scene.log.lines.contains("completion"))
    #expect(a.presentedViewController == nil)
  }

  @Test("D6 a presenter that nobody holds is complained of, and presents")
  func detached() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.overFullScreen)
    let stray = UIViewController()
    a.view.addSubview(stray.view)
    scene.rest()

    stray.present(b, animated: true) { scene.log.add("completion") }
    Headless.settle()

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D6" && complaint.effect == .logged && Headless.complaints.count == 1)
    #expect(stray.presentedViewController === b)
    #expect(scene.log.lines.last == "completion")
  }

  @Test("D8 a navigation above which a presentation begins does not take changes of its stack")
  func stackRefused() throws {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    let sheet = UIViewController()

    nav.present(sheet, animated: true)
    nav.pushViewController(b, animated: true)
    nav.setViewControllers([b], animated: false)
    #expect(ids == ["D8", "D8"] && nav.viewControllers == [a] && b.parent == nil)
    #expect(try #require(Headless.complaints.first).effect == .refused)
    Headless.settle()
    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(ids == ["D8", "D8"] && nav.viewControllers == [a, b])
  }

  @Test("D9 pushing what is in the stack already raises, and the scene halts")
  func pushedTwice() throws {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()

    nav.pushViewController(a, animated: true)

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D9" && complaint.effect == .raised)
    #expect(Headless.isHalted)
    #expect(nav.viewControllers == [a])
  }

  @Test("D10 ER-04 presenting what is presented raises, moving or at rest", arguments: [0.1, 5])
  func alreadyPresented(after delay: Double) throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    a.present(b, animated: true)
    Headless.advance(by: delay)

    a.present(b, animated: true)

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D10" && complaint.effect == .raised && Headless.isHalted)
  }

  @Test("D11 presenting what has a parent raises")
  func hasParent() throws {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    nav.pushViewController(b, animated: false)
    scene.rest()

    nav.present(b, animated: true)

    #expect(try #require(Headless.complaints.first).id == "D11")
    #expect(Headless.isHalted)
  }

  @Test("D12 presenting oneself raises")
  func onItself() throws {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)

    a.present(a, animated: true)

    #expect(try #require(Headless.complaints.first).id == "D12")
    #expect(Headless.isHalted)
  }

  @Test("D14 a view that belongs to another controller raises")
  func viewOfAnother() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    b.view = a.view

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D14" && complaint.effect == .raised && Headless.isHalted)
    #expect(b.viewIfLoaded == nil)
  }

  @Test("D15 a child's view under another controller than its parent raises; an orphan's does not")
  func viewUnderStranger() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    let (host, orphan) = (UIViewController(), UIViewController())
    for child in [host, b] { a.addChild(child) }
    a.view.addSubview(host.view)
    host.view.addSubview(orphan.view)
    #expect(ids.isEmpty)

    host.view.addSubview(b.view)

    let complaint = try #require(Headless.complaints.first)
    #expect(complaint.id == "D15" && complaint.effect == .raised && Headless.isHalted)
    #expect(b.view.superview == nil)
  }

  @Test("D16 a window's root as a child raises")
  func rootAsChild() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    b.addChild(a)

    #expect(try #require(Headless.complaints.first).id == "D16")
    #expect(Headless.isHalted && a.parent == nil && b.children.isEmpty)
  }

  @Test("D18 a transition between controllers that are not both children raises")
  func noCommonParent() throws {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    a.addChild(b)

    a.transition(from: b, to: UIViewController(), duration: 1, animations: nil)

    #expect(try #require(Headless.complaints.first).id == "D18")
    #expect(Headless.isHalted)
  }

  @Test("D17 popping to a stranger raises")
  func popToStranger() throws {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()

    #expect(nav.popToViewController(b, animated: true) == nil)

    #expect(try #require(Headless.complaints.first).id == "D17")
    #expect(Headless.isHalted && nav.viewControllers == [a])
  }

  @Test("D10 comes before D3 and D4: what is presented already raises whoever is asked")
  func raisedBeforeRefused() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)

    a.present(b, animated: true)

    #expect(ids == ["D10"])
  }

  @Test("D3 comes before D2: a covered presenter is told that it presents, not that it is covered")
  func restBeforeWindow() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    scene.present(b, on: a)
    #expect(a.view.window == nil)

    a.present(UIViewController(), animated: true)

    #expect(ids == ["D3"])
  }

  @Test("D2 comes before D6: outside of a window nobody asks who holds the presenter")
  func windowBeforeNote() {
    _ = Scene()
    UIViewController().present(UIViewController(), animated: true)

    #expect(ids == ["D2"])
  }

  @Test("after an exception nothing runs and nothing is accepted until the next reset")
  func halted() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    UIView.animate(
      withDuration: 0.1, animations: { a.view.alpha = 0 }, completion: { _ in scene.log.add("end") }
    )
    a.present(b, animated: true)
    a.present(b, animated: true)
    let now = Headless.now

    Headless.turn()
    Headless.advance(by: 1)
    let settled = Headless.settle()
    a.present(UIViewController(), animated: true)
    b.dismiss(animated: true)

    #expect(!settled && Headless.now == now)
    #expect(scene.log.lines == ["B.load"])
    #expect(ids == ["D10"])
    Headless.reset()
    #expect(!Headless.isHalted && Headless.complaints.isEmpty && Headless.settle())
  }

  @Test("an exception inside of a callback ends everything there")
  func haltedInCallback() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    b.hooks["wA"] = { b.present(b, animated: true) }

    a.present(b, animated: true) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA"])
    #expect(ids == ["D12"])
  }

  @Test("two windows do not disturb each other")
  func twoWindows() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    let other = UIWindow()
    let c = scene.controller("C", [])
    let d = scene.controller("D", [])
    d.modalPresentationStyle = .fullScreen
    other.rootViewController = c
    other.isHidden = false
    scene.rest()

    a.present(b, animated: true)
    Headless.advance(by: 0.1)
    c.present(d, animated: true)
    #expect(Headless.settle())

    #expect(ids.isEmpty)
    #expect(b.view.window === scene.window && d.view.window === other)
    #expect(scene.log.lines(of: "D") == ["wA", "dA"])
  }
}

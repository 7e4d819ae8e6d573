import Testing
import UIKit

@MainActor @Suite("CC: custom containers", .serialized) struct ContainerFacts {
  /// A parent on the screen, and a child that is not in it yet.
  private func family(
    _ scene: Scene, _ detail: LoggedController.Detail = [.loading, .isAppearing, .containment],
    forwards: Bool = true
  ) -> (parent: LoggedController, child: LoggedController) {
    let parent = scene.controller("P", [])
    parent.forwardsByItself = forwards
    scene.show(parent)
    return (parent, scene.controller("C", detail))
  }

  /// A parent with an old child, and a new one.
  private func swap(
    _ scene: Scene, _ detail: LoggedController.Detail
  ) -> (parent: UIViewController, old: LoggedController, new: LoggedController) {
    let parent = UIViewController()
    let old = scene.controller("O", detail)
    parent.addChild(old)
    old.didMove(toParent: parent)
    return (parent, old, scene.controller("N", detail))
  }

  @Test("CC-01 swapping children whose views are not loaded: containment alone")
  func swapUnloaded() {
    let scene = Scene()
    let (parent, old, new) = swap(scene, [.containment, .layout])
    scene.log.clear()

    parent.addChild(new)
    old.willMove(toParent: nil)
    new.didMove(toParent: parent)
    old.removeFromParent()

    #expect(
      scene.log.lines == ["N.willMove(P)", "O.willMove(nil)", "N.didMove(P)", "O.didMove(nil)"])
  }

  @Test("CC-03 begin and end around the moves of views: everything once")
  func swapWithBrackets() {
    let scene = Scene()
    let (parent, old, new) = swap(scene, [.containment, .layout, .flags])
    parent.view.addSubview(old.view)
    scene.show(parent)

    parent.addChild(new)
    old.willMove(toParent: nil)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    Headless.settle()

    #expect(
      scene.log.lines.filter { !$0.hasSuffix("L") } == [
        "N.willMove(P)", "O.willMove(nil)", "N.loadView", "N.wA(0)", "O.wD(0)", "N.dA(0)",
        "O.dD(0)", "N.didMove(P)", "O.didMove(nil)",
      ])
  }

  @Test("CC-04 adding tells the will alone, removing the did alone")
  func halves() {
    let scene = Scene()
    let parent = UIViewController()
    let child = scene.controller("C", .containment)

    parent.addChild(child)
    #expect(scene.log.lines == ["C.willMove(P)"])
    scene.log.clear()
    child.removeFromParent()

    #expect(scene.log.lines == ["C.didMove(nil)"])
  }

  @Test("CC-05 a child comes into a visible parent: the will in addSubview, the rest later")
  func addToVisible() {
    let scene = Scene()
    let (parent, child) = family(scene)
    child.hooks["willMove"] = { #expect(child.parent === parent) }

    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(scene.log.lines == ["C.willMove(P)", "C.load", "C.wA"])
    child.didMove(toParent: parent)
    Headless.settle()

    #expect(
      scene.log.lines == ["C.willMove(P)", "C.load", "C.wA", "C.didMove(P)", "C.iA", "C.dA"])
  }

  @Test("CC-06 the same where the container forgets to tell that it is done")
  func addWithoutDidMove() {
    let scene = Scene()
    let (parent, child) = family(scene)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    Headless.settle()

    #expect(scene.log.lines == ["C.willMove(P)", "C.load", "C.wA", "C.iA", "C.dA"])
  }

  @Test("CC-07 a view whose controller has no parent brings it onto the screen all the same")
  func viewAlone() {
    let scene = Scene()
    let (parent, child) = family(scene)

    parent.view.addSubview(child.view)
    Headless.settle()

    #expect(scene.log.lines == ["C.load", "C.wA", "C.iA", "C.dA"])
  }

  @Test("CC-08 put in before the parent is on the screen, it hears nothing when the parent appears")
  func viewAloneBefore() {
    let scene = Scene()
    let parent = scene.controller("P", [])
    let child = scene.controller("C", [.loading, .isAppearing])
    parent.hooks["load"] = { parent.view.addSubview(child.view) }
    scene.window.rootViewController = parent
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines(of: "C") == ["load"])
  }

  @Test("CC-09 a child without its view hears of the parent alone")
  func childAlone() {
    let scene = Scene()
    let (parent, child) = family(scene)

    parent.addChild(child)
    Headless.settle()

    #expect(scene.log.lines == ["C.willMove(P)"])
  }

  @Test("CC-10 a child from the beginning appears with its parent", arguments: [true, false])
  func fromTheBeginning(callsDidMove: Bool) {
    let scene = Scene()
    let parent = scene.controller("P", [])
    let child = scene.controller("C", [.loading, .layout, .containment])
    parent.hooks["load"] = {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      if callsDidMove { child.didMove(toParent: parent) }
    }
    scene.window.rootViewController = parent
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(
      scene.log.lines(of: "C").withoutRepeats
        == ["willMove(P)", "loadView", "load"] + (callsDidMove ? ["didMove(P)"] : [])
        + ["wA", "wL", "dL", "dA"])
  }

  @Test("CC-11 a container that does not forward, and does nothing: the child hears nothing")
  func noForwarding() {
    let scene = Scene()
    let (parent, child) = family(scene, [.loading, .isAppearing], forwards: false)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    Headless.settle()
    scene.window.rootViewController = nil
    Headless.settle()
    scene.window.rootViewController = parent
    Headless.settle()

    #expect(scene.log.lines(of: "C") == ["load"])
  }

  @Test("CC-12 a container that does not forward, and begins and ends by hand")
  func byHand() {
    let scene = Scene()
    let (parent, child) = family(scene, .isAppearing, forwards: false)

    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    #expect(scene.log.lines == ["C.wA"])
    child.endAppearanceTransition()
    Headless.settle()

    #expect(scene.log.lines == ["C.wA", "C.iA", "C.dA"])
  }

  @Test("CC-13 the parent's own transition: the outgoing will first, the incoming did first")
  func ownTransition() {
    let scene = Scene()
    let (parent, old) = family(scene, [.containment, .layout])
    let new = scene.controller("N", [.containment, .layout])
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    scene.rest()

    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(
      from: old, to: new, duration: 0.4, options: .transitionCrossDissolve, animations: nil
    ) { _ in
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
    Headless.settle()

    #expect(
      scene.log.lines.withoutRepeats == [
        "N.willMove(P)", "C.willMove(nil)", "C.wD", "N.loadView", "N.wA", "N.wL", "N.dL", "N.dA",
        "C.dD", "N.didMove(P)", "C.didMove(nil)",
      ])
    #expect(Headless.now == 0.4)
    #expect(new.view.window === scene.window && old.view.superview == nil)
  }

  @Test("a child that comes and goes while its parent comes turns back, and hears whole pairs")
  func goesWhileParentComes() {
    let scene = Scene()
    let (a, parent) = scene.pair(.fullScreen, [])
    let child = scene.controller("C", [])
    parent.hooks["iA"] = {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    a.present(parent, animated: true)
    Headless.settle()

    #expect(scene.log.lines(of: "C") == ["wA", "wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a parent that is covered during its own transition leaves both children in pairs")
  func coveredTransition() {
    let scene = Scene()
    let (parent, old) = family(scene, [])
    let new = scene.controller("N", [])
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    scene.rest()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen

    parent.transition(from: old, to: new, duration: 0.4, animations: nil)
    parent.present(cover, animated: false)
    #expect(Headless.settle())

    #expect(scene.log.lines(of: "C") == ["wD", "dD"])
    #expect(scene.log.lines(of: "N") == ["wA", "wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("CC-14 a swap by hand with forwarding off is told as it is called")
  func swapByHand() {
    let scene = Scene()
    let (parent, old) = family(scene, [], forwards: false)
    let new = scene.controller("N", [])
    parent.addChild(old)
    old.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(old.view)
    old.endAppearanceTransition()
    scene.rest()

    parent.addChild(new)
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(new.view)
    UIView.animate(withDuration: 0.2, animations: { old.view.alpha = 0 }) { _ in
      old.view.removeFromSuperview()
      new.endAppearanceTransition()
      old.endAppearanceTransition()
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
    Headless.settle()

    #expect(scene.log.lines == ["C.wD", "N.wA", "N.dA", "C.dD"])
  }

  @Test("NE-d a child whose view is not in its parent's hears nothing until it is")
  func unshownChild() {
    let scene = Scene()
    let parent = scene.controller("P", [])
    let child = scene.controller("C")
    parent.addChild(child)
    scene.show(parent)
    #expect(scene.log.lines(of: "C").isEmpty)

    parent.view.addSubview(child.view)
    Headless.settle()

    #expect(scene.log.lines(of: "C") == ["load", "wA", "iA", "dA"])
  }

  @Test("a child and its own child come with their parent: all is-appearings before any did")
  func grandchild() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    let child = scene.controller("C")
    b.hooks["load"] = {
      b.addChild(child)
      b.view.addSubview(child.view)
      child.didMove(toParent: b)
    }

    nav.pushViewController(b, animated: false)
    Headless.settle()

    #expect(
      scene.log.lines.filter { !$0.hasPrefix("A.") }
        == ["C.load", "B.load", "B.wA", "C.wA", "B.iA", "C.iA", "B.dA", "C.dA"]
        || scene.log.lines.filter { !$0.hasPrefix("A.") }
          == ["B.load", "C.load", "B.wA", "C.wA", "B.iA", "C.iA", "B.dA", "C.dA"]
    )
  }
}

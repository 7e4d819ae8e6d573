import Testing
import UIKit

@MainActor @Suite("ND: the navigation's delegate", .serialized) struct NavigationDelegateFacts {
  @Test("ND-01 the first show is told once, after the will and before the did of the first")
  func firstShow() {
    let scene = Scene()
    let delegate = LoggedNavigationDelegate(scene.log)
    let nav = UINavigationController(rootViewController: scene.controller("A", .loading))
    nav.delegate = delegate

    scene.window.rootViewController = nav
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines == ["A.load", "A.wA", "DG.willShow(A)", "DG.didShow(A)", "A.dA"])
  }

  @Test("ND-02 a push: the will after that of the incoming, the did after its did")
  func push() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)
    let delegate = LoggedNavigationDelegate(scene.log)
    nav.delegate = delegate

    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(
      scene.log.lines
        == ["B.load", "A.wD", "B.wA", "DG.willShow(B)", "A.dD", "B.dA", "DG.didShow(B)"])
  }
}

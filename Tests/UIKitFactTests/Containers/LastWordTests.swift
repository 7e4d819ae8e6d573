import Testing
import UIKit

@MainActor @Suite("The last word of a child", .serialized) struct LastWordTests {
  @Test("a child that nobody keeps any more still hears that it is gone")
  func departed() {
    let scene = Scene()
    let parent = scene.controller("P", [])
    scene.show(parent)
    weak var gone: UIViewController?

    do {
      let child = scene.controller("C", [])
      gone = child
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      Headless.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    Headless.settle()

    #expect(scene.log.lines == ["C.wA", "C.dA", "C.wD", "C.dD"])
    #expect(gone == nil)
  }
}

import Testing
import UIKit

@MainActor @Suite("The way back of an animation", .serialized) struct WayBackTests {
  @Test("what followed the size of an outer view is as it was", arguments: [1, 2, 3])
  func followers(depth: Int) {
    Headless.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(outer)
    var views = [outer]
    for _ in 1...depth {
      let inner = UIView(frame: views[0].bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      views[0].addSubview(inner)
      views.insert(inner, at: 0)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    }
    animator.startAnimation()
    Headless.advance(by: 0.5)

    animator.isReversed = true
    Headless.settle()

    for view in views { #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 300)) }
  }
}

import Testing
import UIKit

@MainActor @Suite("Where a finger finds a view that moves", .serialized) struct SeenPlaceTests {
  /// A view that is half way from the left to the right.
  @MainActor private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
      Headless.reset()
      window.makeKeyAndVisible()
      window.addSubview(view)
      Headless.settle()
    }

    func isHit(at x: CGFloat) -> Bool { window.hitTest(CGPoint(x: x, y: 25), with: nil) === view }
  }

  struct Way: Sendable {
    let isManual: Bool
    let isInterruptible: Bool
    let findsSeen: Bool
  }

  @Test(
    "an animator that can be interrupted lets it be found where it is seen",
    arguments: [
      Way(isManual: false, isInterruptible: true, findsSeen: true),
      Way(isManual: true, isInterruptible: true, findsSeen: false),
      Way(isManual: false, isInterruptible: false, findsSeen: false),
    ])
  func animator(way: Way) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.frame.origin.x = 200
    }
    animator.isManualHitTestingEnabled = way.isManual
    animator.isInterruptible = way.isInterruptible
    animator.startAnimation()

    Headless.advance(by: 0.5)

    #expect(scene.isHit(at: 125) == way.findsSeen)
    #expect(scene.isHit(at: 225) == !way.findsSeen)
    Headless.settle()
    #expect(scene.isHit(at: 225) && !scene.isHit(at: 125))
  }

  @Test("any other animation leaves it to be found where it will be")
  func block() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      scene.view.frame.origin.x = 200
    }

    Headless.advance(by: 0.5)

    #expect(scene.isHit(at: 225))
  }
}

import Testing
import UIKit

@MainActor @Suite("What goes may look around itself to the last", .serialized)
struct FarewellTests {
  /// A view that takes its subviews out in its deinitializer.
  private final class TidyView: UIView {
    var told: (UIView?) -> Void = { _ in }

    @MainActor deinit {
      told(subviews.first?.superview)
      for view in subviews { view.removeFromSuperview() }
      frame = .zero
    }
  }

  /// A controller that takes its view out in its deinitializer.
  private final class TidyController: UIViewController {
    @MainActor deinit {
      view.setNeedsLayout()
      view.removeFromSuperview()
    }
  }

  /// A window that lets go of its root in its deinitializer.
  private final class TidyWindow: UIWindow {
    @MainActor deinit {
      rootViewController?.view.removeFromSuperview()
      rootViewController = nil
      isHidden = true
    }
  }

  @Test("a view that goes is still the superview of what it holds, and may take it out")
  func view() {
    Headless.reset()
    let held = UIView(frame: .zero)
    var heldLiesSomewhere = false
    do {
      let tidy = TidyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      tidy.told = { heldLiesSomewhere = $0 != nil }
      tidy.addSubview(held)
    }

    #expect(heldLiesSomewhere)
    #expect(held.superview == nil)
  }

  @Test("a controller that goes may take its view out of the window")
  func controller() {
    let scene = Scene()
    scene.show(scene.controller("A"))
    weak var view: UIView?
    do {
      let tidy = TidyController()
      view = tidy.view
      scene.window.addSubview(tidy.view)
    }
    Headless.settle()

    #expect(view == nil)
    #expect(scene.window.subviews.count == 1)
  }

  @Test("a window that goes with its scene may let go of its root", arguments: [true, false])
  func window(isShown: Bool) {
    Headless.reset()
    let root = UIViewController()
    weak var gone: UIWindow?
    do {
      let window = TidyWindow(frame: UIScreen.main.bounds)
      gone = window
      window.rootViewController = root
      window.isHidden = !isShown
      Headless.settle()
    }
    Headless.reset()

    #expect(gone == nil)
    #expect(root.viewIfLoaded?.window == nil && root.viewIfLoaded?.superview == nil)
  }

  @Test("what goes with queued work and running animations may touch the new scene's views")
  func work() {
    let scene = Scene()
    scene.show(scene.controller("A"))
    do {
      let tidy = TidyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      tidy.addSubview(UIView(frame: .zero))
      DispatchQueue.main.async { tidy.tag = 1 }
      let other = TidyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      other.addSubview(UIView(frame: .zero))
      UIView.animate(withDuration: 1) { other.alpha = 0 }
    }

    Headless.reset()

    #expect(Headless.pending.isEmpty)
  }

  @Test(
    "a navigation goes with its scene, where a change of its stack waits or runs",
    arguments: [0, 0.1])
  func navigation(elapsed: TimeInterval) {
    weak var gone: UINavigationController?
    do {
      let scene = Scene()
      let (nav, _, b) = scene.navigation()
      gone = nav
      nav.pushViewController(b, animated: true)
      if elapsed > 0 { Headless.advance(by: elapsed) }
    }
    Headless.reset()

    #expect(gone == nil)
  }
}

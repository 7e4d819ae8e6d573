import Testing
import UIKit

@MainActor @Suite("Gestures that hide bars", .serialized) struct BarGestureTests {
  private func tap(_ x: CGFloat, _ y: CGFloat) {
    Headless.touchDown(at: CGPoint(x: x, y: y))
    Headless.advance(by: 0.05)
    Headless.touchUp()
    Headless.settle()
  }

  private func swipe(by way: CGFloat) {
    Headless.touchDown(at: CGPoint(x: 200, y: 400))
    for step in 1...5 {
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 200, y: 400 + way * CGFloat(step) / 5))
    }
    Headless.touchUp()
    Headless.settle()
  }

  @Test("a tap hides the bars, the next one shows them, and one on a button or a bar does nothing")
  func taps() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    a.view.addSubview(button)
    nav.hidesBarsOnTap = true

    tap(150, 320)
    tap(200, 70)
    #expect(!nav.isNavigationBarHidden)
    tap(200, 500)
    #expect(nav.isNavigationBarHidden && nav.navigationBar.isHidden)
    tap(200, 500)
    #expect(!nav.isNavigationBarHidden)
    nav.hidesBarsOnTap = false
    tap(200, 500)

    #expect(!nav.isNavigationBarHidden)
    #expect(nav.barHideOnTapGestureRecognizer.view == nil)
  }

  @Test(
    "a swipe up hides the bars, one down shows them; one to the side and a short one do nothing")
  func swipes() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    nav.hidesBarsOnSwipe = true
    #expect(nav.barHideOnSwipeGestureRecognizer.view === nav.view)

    swipe(by: -30)
    #expect(!nav.isNavigationBarHidden)
    swipe(by: -120)
    #expect(nav.isNavigationBarHidden)
    swipe(by: 120)

    #expect(!nav.isNavigationBarHidden)
  }

  @Test("the bar at the bottom takes part where it has something to show")
  func toolbar() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    nav.isToolbarHidden = false
    nav.hidesBarsOnSwipe = true
    swipe(by: -120)
    #expect(nav.isNavigationBarHidden && !nav.isToolbarHidden)
    swipe(by: 120)
    a.toolbarItems = [UIBarButtonItem()]

    swipe(by: -120)
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    swipe(by: 120)

    #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
  }

  @Test("a keyboard that comes up hides the bars, and a tap brings them back")
  func keyboard() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    nav.hidesBarsWhenKeyboardAppears = true

    Headless.showKeyboard()
    Headless.settle()
    #expect(nav.isNavigationBarHidden)
    Headless.hideKeyboard()
    Headless.settle()
    #expect(nav.isNavigationBarHidden)
    tap(200, 300)

    #expect(!nav.isNavigationBarHidden)
  }

  @Test("low height hides the bars until there is height again, or a tap where they were")
  func height() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    nav.hidesBarsWhenVerticallyCompact = true

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()
    #expect(nav.isNavigationBarHidden)
    tap(400, 200)
    #expect(nav.isNavigationBarHidden)
    tap(400, 20)
    #expect(!nav.isNavigationBarHidden)
    Headless.resize(to: CGSize(width: 390, height: 844))
    Headless.settle()
    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()
    #expect(nav.isNavigationBarHidden)
    Headless.resize(to: CGSize(width: 390, height: 844))
    Headless.settle()

    #expect(!nav.isNavigationBarHidden)
  }

  @Test("a navigation that nobody holds goes, switches and all")
  func released() {
    Headless.reset()
    weak var gone: UINavigationController?

    do {
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.hidesBarsOnTap = true
      nav.hidesBarsWhenKeyboardAppears = true
      nav.loadViewIfNeeded()
      gone = nav
    }
    Headless.showKeyboard()

    #expect(gone == nil)
  }
}

import Testing
import UIKit

@MainActor @Suite("SB: the status bar", .serialized) struct StatusBarFacts {
  /// A controller that wants a certain status bar.
  private final class Wishing: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isHiding = false
    var child: UIViewController?
    var asks = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
      asks += 1
      return style
    }
    override var prefersStatusBarHidden: Bool { isHiding }
    var updateAnimation = UIStatusBarAnimation.fade
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { updateAnimation }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
  }

  private func shown(_ root: UIViewController) -> Scene {
    let scene = Scene()
    scene.show(root)
    return scene
  }

  @Test("SB-01 the root decides, or the child that it names, down to one that names nobody")
  func chain() {
    Headless.reset()
    let root = Wishing()
    let child = Wishing()
    let grandchild = Wishing()
    grandchild.style = .darkContent
    grandchild.isHiding = true
    child.child = grandchild
    let scene = shown(root)
    #expect(Headless.statusBar.owner === root && Headless.statusBar.style == .lightContent)

    root.child = child
    root.setNeedsStatusBarAppearanceUpdate()

    #expect(Headless.statusBar.owner === grandchild)
    #expect(Headless.statusBar.style == .darkContent && Headless.statusBar.isHidden)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-02 a navigation with a bar follows the bar's style and does not ask its top")
  func navigationWithBar() {
    Headless.reset()
    let top = Wishing()
    let nav = UINavigationController(rootViewController: top)
    let scene = shown(nav)
    #expect(Headless.statusBar.style == .default && top.asks == 0)

    nav.navigationBar.barStyle = .black
    nav.setNeedsStatusBarAppearanceUpdate()

    #expect(Headless.statusBar.style == .lightContent && top.asks == 0)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-02 without the bar the top is asked")
  func navigationWithoutBar() {
    Headless.reset()
    let top = Wishing()
    let nav = UINavigationController(rootViewController: top)
    nav.isNavigationBarHidden = true
    let scene = shown(nav)

    #expect(Headless.statusBar.owner === top && Headless.statusBar.style == .lightContent)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-04 a full screen takes the status bar, and gives it back", arguments: [true, false])
  func fullScreen(animated: Bool) {
    Headless.reset()
    let root = Wishing()
    let modal = Wishing()
    modal.style = .darkContent
    modal.modalPresentationStyle = .fullScreen
    let scene = shown(root)

    root.present(modal, animated: animated)
    Headless.settle()
    #expect(Headless.statusBar.owner === modal && Headless.statusBar.style == .darkContent)
    root.dismiss(animated: animated)
    Headless.settle()

    #expect(Headless.statusBar.owner === root && Headless.statusBar.style == .lightContent)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-04 inferred: a full screen above a sheet takes the status bar too, and gives it back")
  func fullScreenAboveSheet() {
    Headless.reset()
    let (root, sheet, modal) = (Wishing(), Wishing(), Wishing())
    modal.style = .darkContent
    modal.modalPresentationStyle = .fullScreen
    let scene = shown(root)
    root.present(sheet, animated: false)
    Headless.settle()

    sheet.present(modal, animated: true)
    Headless.settle()
    #expect(Headless.statusBar.owner === modal)
    modal.dismiss(animated: true)
    Headless.settle()

    #expect(Headless.statusBar.owner === root)
    withExtendedLifetime(scene) {}
  }

  nonisolated static let others: [UIModalPresentationStyle] = [
    .overFullScreen, .pageSheet, .automatic, .custom, .currentContext, .overCurrentContext,
    .formSheet,
  ]

  @Test("SB-05 other styles leave the bar, unless the presented claims it", arguments: others)
  func claimed(style: UIModalPresentationStyle) {
    for claims in [false, true] {
      Headless.reset()
      let root = Wishing()
      let modal = Wishing()
      modal.modalPresentationStyle = style
      modal.modalPresentationCapturesStatusBarAppearance = claims
      modal.isHiding = true
      let scene = shown(root)

      root.present(modal, animated: true)
      Headless.settle()

      #expect(Headless.statusBar.owner === (claims ? modal : root))
      #expect(Headless.statusBar.isHidden == claims)
      root.dismiss(animated: true)
      Headless.settle()
      #expect(Headless.statusBar.owner === root && !Headless.statusBar.isHidden)
      withExtendedLifetime(scene) {}
    }
  }

  @Test("SB-06 inferred: the status bar is asked for when a transition starts, and at its end")
  func whenAsked() {
    Headless.reset()
    let root = Wishing()
    let modal = Wishing()
    modal.modalPresentationStyle = .fullScreen
    let scene = shown(root)
    root.present(modal, animated: true)
    #expect(modal.asks == 0)

    Headless.turn()
    let asksAtStart = modal.asks
    #expect(asksAtStart > 0)
    Headless.settle()

    #expect(modal.asks > asksAtStart)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-07 another answer counts when somebody says so")
  func update() {
    Headless.reset()
    let root = Wishing()
    let scene = shown(root)
    root.isHiding = true
    #expect(!Headless.statusBar.isHidden)

    root.setNeedsStatusBarAppearanceUpdate()

    #expect(Headless.statusBar.isHidden)
    withExtendedLifetime(scene) {}
  }

  @Test(
    "SB-07 WB-01 inside of an animation the change fades, a slide too, unless it is to come at once",
    arguments: [(UIStatusBarAnimation.fade, 0.4), (.slide, 0.4), (.none, 0)])
  func animatedUpdate(animation: UIStatusBarAnimation, length: Double) {
    Headless.reset()
    let root = Wishing()
    root.updateAnimation = animation
    let scene = shown(root)
    root.isHiding = true
    let start = Headless.now
    var end: Double?

    UIView.animate(withDuration: 0.4) {
      root.setNeedsStatusBarAppearanceUpdate()
    } completion: { _ in
      end = Headless.now
    }

    #expect(Headless.statusBar.isHidden)
    #expect(Headless.isStatusBarFading == (length > 0))
    Headless.settle()
    #expect(end.map { abs($0 - start - length) < 0.001 } == true)
    #expect(!Headless.isStatusBarFading)
    withExtendedLifetime(scene) {}
  }

  @Test(
    "SB-06 at the start of an animated transition the bar begins to fade (inferred)",
    arguments: [true, false])
  func fadeBesideTransition(isAnimated: Bool) {
    Headless.reset()
    let root = Wishing()
    let scene = shown(root)
    let sheet = Wishing()
    sheet.modalPresentationStyle = .fullScreen
    sheet.isHiding = true

    root.present(sheet, animated: isAnimated)
    Headless.advance(by: 0.2)

    #expect(Headless.statusBar.isHidden)
    #expect(Headless.isStatusBarFading == isAnimated)
    Headless.settle()
    Headless.advance(by: 0.2)
    #expect(!Headless.isStatusBarFading)
    withExtendedLifetime(scene) {}
  }

  @Test("SB-08 where the application decides, no controller is asked, and its own setters work")
  func applicationDecides() {
    Headless.reset()
    let root = Wishing()
    let scene = shown(root)
    Headless.usesViewControllerBasedStatusBarAppearance = false
    let asks = root.asks
    #expect(Headless.statusBar == (.default, false, nil))

    UIApplication.shared.setStatusBarStyle(.darkContent, animated: true)
    UIApplication.shared.isStatusBarHidden = true
    root.setNeedsStatusBarAppearanceUpdate()

    #expect(Headless.statusBar == (.darkContent, true, nil))
    #expect(UIApplication.shared.statusBarStyle == .darkContent && root.asks == asks)
    Headless.usesViewControllerBasedStatusBarAppearance = true
    #expect(Headless.statusBar == (.lightContent, false, root))
    withExtendedLifetime(scene) {}
  }

  @Test(
    "SB-08 where controllers decide, which is the default, the application's setters do nothing")
  func controllersDecide() {
    Headless.reset()
    let root = Wishing()
    let scene = shown(root)
    #expect(Headless.usesViewControllerBasedStatusBarAppearance)

    UIApplication.shared.statusBarStyle = .darkContent
    UIApplication.shared.setStatusBarHidden(true, with: .fade)

    #expect(Headless.statusBar == (.lightContent, false, root))
    Headless.usesViewControllerBasedStatusBarAppearance = false
    #expect(Headless.statusBar == (.default, false, nil))
    withExtendedLifetime(scene) {}
  }

  @Test("inferred: a cancelled presentation gives the bar back, a cancelled dismissal keeps it")
  func cancelled() {
    let scene = Scene()
    let root = Wishing()
    let modal = Wishing()
    modal.modalPresentationStyle = .fullScreen
    let delegate = LoggedTransitioningDelegate(scene.log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggedAnimator(scene.log)
    delegate.driver = driver
    modal.transitioningDelegate = delegate
    scene.show(root)

    root.present(modal, animated: true)
    Headless.turn()
    #expect(Headless.statusBar.owner === modal)
    driver.cancel()
    Headless.settle()
    #expect(Headless.statusBar.owner === root)

    delegate.driver = nil
    scene.present(modal, on: root)
    delegate.driver = driver
    root.dismiss(animated: true)
    Headless.turn()
    #expect(Headless.statusBar.owner === root)
    driver.cancel()
    Headless.settle()
    #expect(Headless.statusBar.owner === modal)
  }

  @Test("a push under a hidden bar changes who decides, at its beginning")
  func push() {
    Headless.reset()
    let bottom = Wishing()
    let top = Wishing()
    top.style = .darkContent
    let nav = UINavigationController(rootViewController: bottom)
    nav.isNavigationBarHidden = true
    let scene = shown(nav)

    nav.pushViewController(top, animated: true)
    Headless.turn()
    #expect(Headless.statusBar.owner === top)
    Headless.settle()

    #expect(Headless.statusBar.owner === top && Headless.statusBar.style == .darkContent)
    withExtendedLifetime(scene) {}
  }

  @Test("WB-07 a phone in low height hides its status bar by itself")
  func lowHeight() {
    let scene = Scene()
    scene.show(scene.controller("A"))

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()

    #expect(Headless.statusBar.isHidden)
  }

  @Test("WB-02 the status bar reads as light or dark, never as default")
  func statusBarReads() {
    let scene = Scene()
    scene.show(scene.controller("A"))

    let style = scene.window.windowScene?.statusBarManager?.statusBarStyle
    #expect(style == .darkContent || style == .lightContent)
  }

  @Test("WB-07 who overrides it shows the bar in low height all the same (documented)")
  func shownInLowHeight() {
    let scene = shown(Wishing())

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()

    #expect(!Headless.statusBar.isHidden)
    withExtendedLifetime(scene) {}
  }
}

import Testing
import UIKit

@MainActor @Suite("MX: who presents whom", .serialized) struct PresenterFacts {
  @Test("MX-02 what is presented, and by whom, is known through parents")
  func throughParents() {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    let inner = scene.controller("B")
    let sheet = UINavigationController(rootViewController: inner)

    scene.present(sheet, on: a)

    #expect(a.presentedViewController === sheet)
    #expect(nav.presentedViewController === sheet)
    #expect(inner.presentingViewController === nav)
    #expect(sheet.presentingViewController === nav)
  }

  @Test("MX-06 inferred: who presents from its own will still comes and goes in pairs")
  func fromTheWill() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    let c = scene.controller("C", [])
    c.modalPresentationStyle = .fullScreen
    b.hooks["wA"] = { if b.presentedViewController == nil { b.present(c, animated: true) } }

    nav.pushViewController(b, animated: true)
    Headless.settle()

    #expect(b.ailments == [])
  }

  @Test("MX-09 who dismisses itself leaves its presenter free to present again")
  func byItself() {
    let scene = Scene()
    let (a, b) = scene.pair(.pageSheet)
    scene.present(b, on: a)

    a.presentedViewController?.dismiss(animated: false)
    Headless.settle()
    #expect(a.presentedViewController == nil)
    let c = scene.controller("C")
    a.present(c, animated: true)
    Headless.settle()

    #expect(a.presentedViewController === c)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("KF-02 forms keep the keyboard, other styles do not")
  func keyboard() {
    let scene = Scene()
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .custom] {
      let controller = scene.controller("A")
      controller.modalPresentationStyle = style
      #expect(controller.disablesAutomaticKeyboardDismissal == (style == .formSheet))
    }
  }

  @Test("TX-07 who selects for a finger of its own tells no delegate")
  func ownFinger() {
    let scene = Scene()
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.controller("A"), scene.controller("B")]
    let delegate = LoggedTabDelegate(scene.log)
    tabs.delegate = delegate
    scene.show(tabs)

    tabs.selectedIndex = 1
    Headless.settle()

    #expect(scene.log.lines.filter { $0.hasPrefix("DG.") } == [])
  }
}

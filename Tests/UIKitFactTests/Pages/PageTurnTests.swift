import Testing
import UIKit

@MainActor @Suite("Turns of pages", .serialized) struct PageTurnTests {
  @Test("a touch that the system takes away gives the turn up")
  func takenAway() {
    let scene = PageScene()

    scene.swipe(to: 0.7, letsGo: false)
    Headless.touchCancel()
    Headless.settle()

    #expect(scene.page.viewControllers == [scene.a])
    #expect(scene.log.lines(of: "B") == ["wA", "wD", "dD"])
  }

  @Test("the delegate hears of a swipe around everything else", arguments: [true, false])
  func delegate(finishes: Bool) {
    let scene = PageScene()
    scene.logsDelegate = true

    scene.swipe(to: finishes ? 0.7 : 0.3)
    Headless.settle()

    #expect(scene.lines.first == "DG.willTransition(B)")
    #expect(scene.lines.last == "DG.didFinish(true, A, \(finishes))")
    #expect(scene.log.lines(of: "DG").count == 2)
  }

  @Test("a finger that moves across the axis, or the other way, does as the axis says")
  func axes() {
    let across = PageScene(.scroll, .vertical)
    across.swipe(to: 0.7)
    Headless.settle()
    #expect(across.lines == [])

    let back = PageScene()
    Headless.touchDown(at: CGPoint(x: 20, y: 400))
    Headless.touchMove(to: CGPoint(x: 350, y: 400))
    Headless.touchUp()
    Headless.settle()
    #expect(back.page.viewControllers == [back.pages[0]])
  }

  @Test("PV-05 behind the last page there is none, and without a data source no finger turns")
  func noPage() {
    let scene = PageScene()
    scene.set([scene.b], animated: false)
    scene.scene.rest()

    scene.swipe(to: 0.7)
    scene.page.dataSource = nil
    scene.swipe(to: -0.5)
    Headless.settle()

    #expect(scene.lines == [])
    #expect(scene.page.viewControllers == [scene.b])
  }

  @Test("a tap at the edge turns a page that curls")
  func tap() {
    let scene = PageScene(.pageCurl)

    Headless.touchDown(at: CGPoint(x: 380, y: 400))
    Headless.touchUp()
    Headless.settle()

    #expect(scene.page.viewControllers == [scene.b])
  }

  @Test("PV-01 an animated turn by code tells the closure at the end, and not the delegate")
  func byCode() {
    let scene = PageScene()
    scene.logsDelegate = true

    scene.set([scene.b], animated: true) { scene.log.add("done(\($0))") }
    #expect(scene.lines == ["B.wA", "A.wD"])
    Headless.settle()

    #expect(scene.lines == ["B.wA", "A.wD", "B.dA", "A.dD", "done(true)"])
    #expect(scene.a.parent == nil && scene.b.parent === scene.page)
  }

  @Test("a turn by code without animation is over in the call")
  func atOnce() {
    let scene = PageScene(.scroll, .horizontal, .isAppearing)

    scene.set([scene.b], animated: false) { scene.log.add("done(\($0))") }

    #expect(scene.lines == ["B.wA", "A.wD", "B.iA", "B.dA", "A.dD", "done(true)"])
  }

  @Test("a turn that another overtakes ends where it was to, and says that it was skipped")
  func overtaken() {
    let scene = PageScene()

    scene.set([scene.b], animated: true) { scene.log.add("first(\($0))") }
    Headless.advance(by: 0.1)
    scene.set([scene.pages[0]], animated: true) { scene.log.add("second(\($0))") }
    Headless.settle()

    #expect(
      scene.lines == [
        "B.wA", "A.wD", "B.dA", "A.dD", "Z.wA", "B.wD", "first(false)", "Z.dA", "B.dD",
        "second(true)",
      ])
  }

  @Test("a turn by code overtakes a finger, which turns nothing any more")
  func overtakesFinger() {
    let scene = PageScene()
    scene.logsDelegate = true

    scene.swipe(to: 0.7, letsGo: false)
    scene.set([scene.pages[0]], animated: true)
    Headless.touchUp()
    Headless.settle()

    #expect(scene.page.viewControllers == [scene.pages[0]])
    #expect(scene.log.lines(of: "B") == ["wA", "wD", "dD"])
    #expect(scene.log.lines(of: "A") == ["wD", "wA", "dA", "wD", "dD"])
    #expect(scene.log.lines(of: "DG").last == "didFinish(false, A, false)")
  }

  @Test(
    "a turn that is asked for from inside of a callback waits until everybody was told",
    arguments: ["B.wA", "A.wD", "B.dA", "A.dD"])
  func fromCallback(name: String) {
    let scene = PageScene()
    let parts = name.split(separator: ".").map(String.init)
    let controller = parts[0] == "A" ? scene.a : scene.b
    controller.hooks[parts[1]] = { [weak controller] in
      controller?.hooks = [:]
      scene.set([scene.pages[0]], animated: true)
    }

    scene.set([scene.b], animated: true)
    Headless.settle()

    #expect(
      scene.lines == [
        "B.wA", "A.wD", "B.dA", "A.dD", "Z.wA", "B.wD", "Z.dA", "B.dD",
      ])
    #expect(scene.page.children == [scene.pages[0]])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a page that is covered in mid-turn goes with both sides")
  func covered() {
    let scene = PageScene()
    let cover = scene.scene.controller("C", [])
    cover.modalPresentationStyle = .fullScreen

    scene.set([scene.b], animated: true)
    scene.page.present(cover, animated: false)
    Headless.settle()
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["wA", "wD", "dD"])
    cover.dismiss(animated: false)
    Headless.settle()

    #expect(scene.log.lines(of: "B") == ["wA", "wD", "dD", "wA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("pages that are set behind a cover come when it goes")
  func behindCover() {
    let scene = PageScene()
    let cover = scene.scene.controller("C", [])
    cover.modalPresentationStyle = .fullScreen
    scene.scene.present(cover, on: scene.page)

    scene.set([scene.b], animated: true)
    Headless.settle()
    #expect(scene.lines == [])
    cover.dismiss(animated: false)
    Headless.settle()

    #expect(scene.log.lines(of: "B") == ["wA", "dA"])
    #expect(scene.log.lines(of: "A") == [])
  }

  @Test("two pages lie side by side, and turn together")
  func two() {
    let scene = Scene()
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
    let pages = (1...4).map { scene.controller("P\($0)", []) }
    book.setViewControllers(Array(pages[..<2]), direction: .forward, animated: false)
    scene.show(book)

    book.setViewControllers(Array(pages[2...]), direction: .forward, animated: true)
    Headless.settle()

    #expect(book.spineLocation == .mid)
    #expect(pages[3].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
    #expect(
      scene.log.lines == [
        "P3.wA", "P4.wA", "P1.wD", "P2.wD", "P1.dD", "P2.dD", "P3.dA", "P4.dA",
      ])
  }
}

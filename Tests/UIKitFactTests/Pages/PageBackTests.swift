import Testing
import UIKit

@MainActor @Suite("Pages that have backs", .serialized) struct PageBackTests {
  /// A book that curls, has backs, and shows its first page.
  private func book() -> PageScene {
    let scene = PageScene(.pageCurl)
    scene.page.isDoubleSided = true
    scene.set([scene.pages[0]], animated: false)
    scene.scene.rest()
    return scene
  }

  @Test("PV-07 a curl with two sides takes a front, and a back that is there as long as it turns")
  func byCode() {
    let scene = book()
    let (front, back) = (scene.b, scene.a)

    scene.set([front, back], animated: true)
    Headless.advance(by: 0.1)
    #expect(back.parent === scene.page && back.view.window != nil)
    Headless.settle()

    #expect(scene.page.viewControllers == [front])
    #expect(front.view.frame == scene.page.view.bounds)
    #expect(back.parent == nil && back.view.superview == nil)
    #expect(scene.log.lines(of: "B") == ["wA", "dA"])
    #expect(scene.log.lines(of: "A") == ["wA", "wD", "dD"])
    #expect(scene.log.lines(of: "Z") == ["wD", "dD"])
  }

  @Test("PV-07 under a finger the data source is asked for the back, and then for the front")
  func byFinger() {
    let scene = book()
    (scene.logsSource, scene.logsDelegate) = (true, true)

    scene.swipe(to: 0.7)
    Headless.settle()

    #expect(
      scene.lines.filter { $0.hasPrefix("D") } == [
        "DS.after(Z)", "DS.after(A)", "DG.willTransition(B)", "DG.didFinish(true, Z, true)",
      ])
    #expect(scene.page.viewControllers == [scene.b] && scene.page.children == [scene.b])
  }

  @Test("a swipe that is given up sends front and back away")
  func givenUp() {
    let scene = book()

    scene.swipe(to: 0.3)
    Headless.settle()

    #expect(scene.page.viewControllers == [scene.pages[0]])
    #expect(scene.page.children == [scene.pages[0]])
    #expect(scene.log.lines(of: "A") == ["wA", "wD", "dD"])
    #expect(scene.log.lines(of: "B") == ["wA", "wD", "dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("without an animation nothing turns, and a back is not needed")
  func atOnce() {
    let scene = book()

    scene.set([scene.b, scene.a], animated: false)
    Headless.settle()

    #expect(scene.page.viewControllers == [scene.b])
    #expect(scene.log.lines(of: "A") == [])
  }

  @Test("a book that is bound in the middle has backs, and takes two pages side by side")
  func middle() {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])

    #expect(book.isDoubleSided)
  }
}

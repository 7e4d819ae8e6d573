import Testing
import UIKit

@MainActor @Suite("Zooms that controllers prefer", .serialized) struct ZoomTests {
  /// A view at a place of A's, to grow out of.
  private func source(in controller: UIViewController) -> UIView {
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 39, height: 84.4))
    controller.view.addSubview(source)
    return source
  }

  private func shownFrame(_ view: UIView) -> CGRect? { view.layer.presentation()?.frame }

  private func near(_ frame: CGRect?, _ other: CGRect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) < 0.01 && abs(frame.minY - other.minY) < 0.01
      && abs(frame.width - other.width) < 0.01 && abs(frame.height - other.height) < 0.01
  }

  @Test("NX-17 a pushed view grows out of its source, and shrinks into another one when it goes")
  func pushed() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    var sources = [source(in: a), source(in: a)]
    sources[1].frame.origin.y = 500
    let frames = sources.map(\.frame)
    var asked: [[UIViewController]] = []
    b.preferredTransition = .zoom { context in
      asked.append([context.sourceViewController, context.zoomedViewController])
      return sources.removeFirst()
    }

    nav.pushViewController(b, animated: true)
    Headless.turn()
    #expect(near(shownFrame(b.view), frames[0]))
    #expect(Headless.settle())
    #expect(b.view.frame == nav.view.bounds && b.view.transform == .identity)
    nav.popViewController(animated: true)
    Headless.turn()
    #expect(near(b.view.frame, frames[1]))
    #expect(Headless.settle())

    #expect(b.view.transform == .identity && b.view.window == nil)
    #expect(asked == [[a, b], [a, b]])
  }

  @Test("a part of the view lies on the source, where the options say which")
  func aligned() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    let source = source(in: a)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      context.sourceView === source && context.zoomedViewController === b
        ? CGRect(x: 0, y: 0, width: 195, height: 422) : nil
    }
    b.preferredTransition = .zoom(options: options) { _ in source }

    nav.pushViewController(b, animated: true)
    Headless.turn()

    #expect(near(shownFrame(b.view), CGRect(x: 100, y: 200, width: 78, height: 168.8)))
  }

  @Test("inferred: without a source the view grows out of the middle", arguments: [true, false])
  func withoutSource(isPush: Bool) {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    b.preferredTransition = .zoom { _ in nil }
    b.modalPresentationStyle = .fullScreen

    if isPush { nav.pushViewController(b, animated: true) } else { a.present(b, animated: true) }
    Headless.turn()

    #expect(near(shownFrame(b.view), CGRect(x: 97.5, y: 211, width: 195, height: 422)))
  }

  @Test("FS-01 FS-03 a zoom changes nothing of what a presentation tells")
  func presented() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    b.preferredTransition = .zoom { _ in nil }

    a.present(b, animated: true)
    #expect(Headless.settle())
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
    scene.log.clear()
    a.dismiss(animated: true)
    #expect(Headless.settle())

    #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD"])
    #expect(b.view.transform == .identity && a.view.window === scene.window)
  }

  nonisolated static let looks: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve]

  @Test("a look that is preferred comes before the transition style", arguments: looks)
  func looks(look: UIModalTransitionStyle) {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    b.modalTransitionStyle = look == .coverVertical ? .crossDissolve : .coverVertical
    b.preferredTransition = look == .coverVertical ? .coverVertical : .crossDissolve

    a.present(b, animated: true)
    Headless.turn()

    #expect(shownFrame(b.view)?.minY == (look == .coverVertical ? 844 : 0))
  }

  @Test("NX-16 a navigation ignores a preferred look that is no zoom")
  func ignoredLook() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    b.preferredTransition = .coverVertical

    nav.pushViewController(b, animated: true)
    Headless.turn()

    #expect(shownFrame(b.view)?.minY == 0)
    #expect(Headless.settle())
  }

  @Test("NX-18 a zoom that answers with no lets no finger lead back")
  func noFinger() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    let options = UIViewController.Transition.ZoomOptions()
    var asked = 0
    options.interactiveDismissShouldBegin = { _ in
      asked += 1
      return false
    }
    b.preferredTransition = .zoom(options: options) { _ in nil }
    nav.pushViewController(b, animated: false)
    scene.rest()

    Headless.touchDown(at: CGPoint(x: 2, y: 400))
    Headless.advance(by: 0.1)
    Headless.touchMove(to: CGPoint(x: 350, y: 400))
    Headless.touchUp()
    Headless.settle()

    #expect(asked == 1)
    #expect(nav.topViewController === b)
  }
}

import Testing
import UIKit

@MainActor @Suite("The system's own looks", .serialized) struct TransitionStyleTests {
  nonisolated static let looks: [UIModalTransitionStyle] = [
    .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ]

  @Test(
    "whatever the look, both sides hear the same, and the views are left as they were",
    arguments: looks)
  func callbacks(look: UIModalTransitionStyle) {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)
    b.modalTransitionStyle = look

    for _ in 0..<2 {
      scene.log.clear()
      a.present(b, animated: true)
      Headless.settle()
      #expect(scene.log.lines.suffix(5) == ["A.wD", "B.wA", "B.iA", "B.dA", "A.dD"])
      #expect(b.view.frame == scene.window.bounds && b.view.alpha == 1)
      #expect(CATransform3DIsIdentity(b.view.layer.transform))
      scene.log.clear()
      a.dismiss(animated: true)
      Headless.settle()
      #expect(scene.log.lines == ["B.wD", "A.wA", "A.iA", "A.dA", "B.dD"])
      #expect(a.view.frame == scene.window.bounds && a.view.superview === scene.window)
    }
    #expect(Headless.complaints.isEmpty)
  }

  @Test("each look changes something else, and a turning card neither place nor alpha")
  func changes() {
    var seen: [UIModalTransitionStyle: [String]] = [:]
    for look in Self.looks {
      let scene = Scene()
      let (a, b) = scene.pair(.fullScreen)
      let views = (WatchedView(frame: scene.window.bounds), WatchedView(frame: scene.window.bounds))
      a.view.removeFromSuperview()
      b.modalTransitionStyle = look
      a.view = views.0
      scene.window.addSubview(views.0)
      b.view = views.1
      scene.rest()
      scene.present(b, on: a)
      seen[look] = views.0.changes.map { "a \($0)" } + views.1.changes.map { "b \($0)" }
    }

    #expect(seen[.coverVertical] == ["b moves"])
    #expect(seen[.flipHorizontal] == [])
    #expect(seen[.crossDissolve] == ["b fades"])
    #expect(seen[.partialCurl] == ["a moves"])
  }

  @Test(
    "MX-07 a curl needs a presentation that fills the screen",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .custom,
    ])
  func curl(style: UIModalPresentationStyle) {
    let scene = Scene()
    let (a, b) = scene.pair(style)
    b.modalTransitionStyle = .partialCurl

    a.present(b, animated: true)

    #expect(Headless.complaints.map(\.id) == ["K11"])
    #expect(Headless.isHalted && a.presentedViewController == nil)
  }

  @Test("in a context its provider's look counts, where it says so", arguments: [true, false])
  func providedLook(provides: Bool) {
    let scene = Scene()
    let (a, b) = scene.pair(.overCurrentContext)
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = provides
    a.modalTransitionStyle = .crossDissolve

    let view = WatchedView(frame: scene.window.bounds)
    b.view = view

    scene.present(b, on: a)

    #expect(view.changes == [provides ? "fades" : "moves"])
  }
}

/// A view that remembers whether it ever was away from where it belongs, or not to be seen.
private final class WatchedView: UIView {
  private var hasMoved = false
  private var hasFaded = false

  var changes: [String] { (hasMoved ? ["moves"] : []) + (hasFaded ? ["fades"] : []) }

  override var frame: CGRect {
    didSet { if frame.minY != 0 { hasMoved = true } }
  }
  override var alpha: CGFloat {
    didSet { if alpha == 0 { hasFaded = true } }
  }
}

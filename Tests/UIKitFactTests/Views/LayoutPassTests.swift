import Testing
import UIKit

@MainActor @Suite("Passes of layout", .serialized) struct LayoutPassTests {
  /// A view that counts its layouts, in another one, in a window that has come to rest.
  private func probes(_ scene: Scene) -> (outer: LayoutProbe, inner: LayoutProbe) {
    let outer = LayoutProbe(frame: scene.window.bounds)
    let inner = LayoutProbe(frame: scene.window.bounds)
    outer.addSubview(inner)
    scene.show(UIViewController())
    scene.window.addSubview(outer)
    Headless.settle()
    for (name, probe) in [("outer", outer), ("inner", inner)] {
      probe.didLayOut = { scene.log.add(name) }
    }
    return (outer, inner)
  }

  @Test("a request waits for the commit, and many requests are one layout")
  func once() {
    let scene = Scene()
    let (_, inner) = probes(scene)

    for _ in 0..<3 { inner.setNeedsLayout() }
    #expect(scene.log.lines.isEmpty)
    Headless.turn()

    #expect(scene.log.lines == ["inner"])
    Headless.turn()
    #expect(scene.log.lines == ["inner"])
  }

  @Test("a layout that is asked for at once is done once, and only where it is needed")
  func atOnce() {
    let scene = Scene()
    let (outer, inner) = probes(scene)

    outer.layoutIfNeeded()
    #expect(scene.log.lines.isEmpty)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    Headless.turn()

    #expect(scene.log.lines == ["inner"])
  }

  @Test("a layout asked for from within begins with the views around that need one too")
  func fromWithin() {
    let scene = Scene()
    let (outer, inner) = probes(scene)

    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()

    #expect(scene.log.lines == ["outer", "inner"])
  }

  @Test("outer views are laid out before inner ones")
  func order() {
    let scene = Scene()
    let (outer, inner) = probes(scene)

    inner.setNeedsLayout()
    outer.setNeedsLayout()
    Headless.turn()

    #expect(scene.log.lines == ["outer", "inner"])
  }

  @Test("a new size is a reason for layout, a new place is not")
  func reasons() {
    let scene = Scene()
    let (_, inner) = probes(scene)

    inner.center.x += 5
    Headless.turn()
    #expect(scene.log.lines.isEmpty)
    inner.bounds.size.width += 5
    Headless.turn()

    #expect(scene.log.lines == ["inner"])
  }

  @Test("who comes and goes is a reason for layout of the view around")
  func subviews() {
    let scene = Scene()
    let (outer, inner) = probes(scene)

    inner.removeFromSuperview()
    Headless.turn()
    #expect(scene.log.lines == ["outer"])
    scene.log.clear()
    outer.addSubview(inner)
    Headless.turn()

    #expect(scene.log.lines.contains("outer"))
  }

  @Test("a layout that asks for another of an outer view gets it in the same commit")
  func askingBack() {
    let scene = Scene()
    let (outer, inner) = probes(scene)
    var asks = 1
    inner.didLayOut = {
      scene.log.add("inner")
      if asks > 0 { outer.setNeedsLayout() }
      asks -= 1
    }

    inner.setNeedsLayout()
    Headless.turn()

    #expect(scene.log.lines == ["inner", "outer"])
  }

  @Test("a layout that asks for itself forever ends in layoutIfNeeded")
  func endless() {
    let scene = Scene()
    let (_, inner) = probes(scene)
    var layouts = 0
    inner.didLayOut = {
      layouts += 1
      inner.setNeedsLayout()
    }

    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    inner.didLayOut = nil

    #expect(layouts > 1 && layouts < 100)
  }

  @Test("what is hidden with its window is laid out when the window is shown")
  func hiddenWindow() {
    let scene = Scene()
    let (_, inner) = probes(scene)
    scene.window.isHidden = true
    inner.setNeedsLayout()
    Headless.settle()
    #expect(scene.log.lines.isEmpty)

    scene.window.isHidden = false
    Headless.settle()

    #expect(scene.log.lines.contains("inner"))
  }

  @Test("the layer's mark is gone after the layout")
  func mark() {
    let scene = Scene()
    let (_, inner) = probes(scene)
    inner.setNeedsLayout()
    inner.layer.setNeedsLayout()
    #expect(inner.layer.needsLayout())

    Headless.turn()

    #expect(!inner.layer.needsLayout())
    #expect(scene.log.lines == ["inner"])
  }

  @Test("a thousand views are laid out once each, however much happened before the commit")
  func crowd() {
    let scene = Scene()
    scene.show(UIViewController())
    let crowd = Crowd(of: 1000, in: scene.window)
    Headless.settle()

    crowd.layouts = 0
    for round in 1...5 {
      for view in crowd.views {
        view.bounds.size.width += 1
        view.setNeedsLayout()
      }
      Headless.touchDown(at: CGPoint(x: round, y: round))
      Headless.touchUp()
    }
    #expect(crowd.layouts == 0)
    Headless.turn()
    #expect(crowd.layouts == 1000)
  }

  @Test("a thousand views that have come to rest are not laid out again, whatever happens")
  func restingCrowd() {
    let scene = Scene()
    scene.show(UIViewController())
    let crowd = Crowd(of: 1000, in: scene.window)
    Headless.settle()

    crowd.layouts = 0
    for step in 1...5 {
      crowd.views[step].center.x += 1
      Headless.touchDown(at: CGPoint(x: step, y: step))
      Headless.touchUp()
      DispatchQueue.main.async {}
      Headless.settle()
    }
    #expect(crowd.layouts == 0)
    crowd.views[999].setNeedsLayout()
    Headless.settle()

    #expect(crowd.layouts == 1)
  }
}

/// Views in rows of ten that count how often any of them is laid out.
@MainActor private final class Crowd {
  private(set) var views: [LayoutProbe] = []
  var layouts = 0

  init(of count: Int, in window: UIWindow) {
    for index in 0..<count {
      let view = LayoutProbe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (index % 10 == 0 ? window : views[index - index % 10]).addSubview(view)
      view.didLayOut = { [unowned self] in layouts += 1 }
      views.append(view)
    }
  }
}

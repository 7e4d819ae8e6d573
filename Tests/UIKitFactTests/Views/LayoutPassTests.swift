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
}

import QuartzCore
import Testing

@Suite("The tree of layers")
struct CALayerTreeTests {
  let root = CALayer()
  let a = CALayer()
  let b = CALayer()
  let c = CALayer()

  var order: String {
    (root.sublayers ?? []).map { $0 === a ? "a" : $0 === b ? "b" : "c" }.joined()
  }

  @Test("sublayers come from back to front, where they were inserted")
  func insertion() {
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(order == "cab")

    root.insertSublayer(c, above: a)
    #expect(order == "acb")

    root.insertSublayer(b, below: a)
    #expect(order == "bac")

    root.addSublayer(b)
    #expect(order == "acb")
  }

  @Test("a removed layer has no superlayer, and the last one leaves nothing")
  func removal() {
    root.addSublayer(a)
    a.removeFromSuperlayer()

    #expect(a.superlayer == nil)
    #expect(root.sublayers == nil)
  }

  @Test("a layer moves from one superlayer to another")
  func move() {
    root.addSublayer(a)
    b.addSublayer(a)

    #expect(a.superlayer === b)
    #expect(root.sublayers == nil)
  }

  @Test("a layer takes another's place")
  func replacement() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)

    #expect(order == "cb")
    #expect(a.superlayer == nil)
  }

  @Test("a layer is not put into itself")
  func circle() {
    root.addSublayer(a)
    a.addSublayer(root)

    #expect(root.superlayer == nil)
    #expect(a.superlayer === root)
  }

  @Test("a layer that outlives its superlayer has none")
  func outliving() {
    var parent: CALayer? = CALayer()
    parent?.addSublayer(a)
    parent = nil

    #expect(a.superlayer == nil)
  }

  @Test("animations are kept by key, as copies")
  func animations() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.5
    root.add(fade, forKey: "fade")
    fade.toValue = 1.0
    root.add(CASpringAnimation(keyPath: "position"), forKey: "move")

    #expect(root.animationKeys() == ["fade", "move"])
    #expect((root.animation(forKey: "fade") as? CABasicAnimation)?.toValue as? Double == 0.5)
    #expect(root.animation(forKey: "move") is CASpringAnimation)

    root.removeAnimation(forKey: "fade")
    #expect(root.animationKeys() == ["move"])

    root.removeAllAnimations()
    #expect(root.animationKeys() == nil)
  }

  @Test("a presentation is a copy whose model is the layer")
  func presentation() {
    root.addSublayer(a)
    a.opacity = 0.25

    let copy = a.presentation()

    #expect(copy !== a)
    #expect(copy?.opacity == 0.25)
    #expect(copy?.model() === a)
    #expect(copy?.superlayer?.model() === root)
  }

  @Test("layout starts at the topmost layer that needs it")
  func layout() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let outer = Counting()
    let inner = Counting()
    outer.addSublayer(inner)

    inner.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(outer.count == 1 && inner.count == 1)

    inner.bounds.size = CGSize(width: 1, height: 1)
    inner.bounds.origin = CGPoint(x: 1, y: 1)
    outer.layoutIfNeeded()
    #expect(outer.count == 1 && inner.count == 2)
  }
}

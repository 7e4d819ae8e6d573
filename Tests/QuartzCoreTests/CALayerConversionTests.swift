import QuartzCore
import Testing

@Suite("Conversion between layers")
struct CALayerConversionTests {
  let root = CALayer()
  let left = CALayer()
  let right = CALayer()
  let leaf = CALayer()

  init() {
    root.frame = CGRect(x: 1000, y: 1000, width: 400, height: 400)
    left.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    right.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    leaf.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    root.addSublayer(left)
    root.addSublayer(right)
    left.addSublayer(leaf)
  }

  @Test("points go up to the layer above and down to the one beside")
  func points() {
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: left) == CGPoint(x: 6, y: 7))
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: 27))
    #expect(right.convert(CGPoint(x: -184, y: 27), to: leaf) == CGPoint(x: 1, y: 2))
    #expect(leaf.convert(CGPoint(x: -184, y: 27), from: right) == CGPoint(x: 1, y: 2))
  }

  @Test("nothing stands for the space of the outermost layer")
  func outermost() {
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    #expect(leaf.convert(CGPoint(x: 15, y: 25), from: nil) == .zero)
  }

  @Test("a layer as it is shown lies where its model does, beside one and in the outermost one")
  func shown() throws {
    let (shown, beside) = (try #require(leaf.presentation()), try #require(right.presentation()))

    #expect(shown.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    #expect(shown.convert(CGPoint(x: 15, y: 25), from: nil) == .zero)
    #expect(shown.convert(CGPoint(x: 1, y: 2), to: beside) == CGPoint(x: -184, y: 27))
    #expect(shown.convert(leaf.bounds, to: beside) == leaf.convert(leaf.bounds, to: right))
  }

  @Test("a scrolled layer shifts what is in it")
  func scrolled() {
    left.bounds.origin = CGPoint(x: 0, y: 30)

    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -5))
    #expect(root.convert(CGPoint(x: 15, y: -5), to: leaf) == .zero)
  }

  @Test("a scaled layer scales what is in it about its anchor")
  func scaled() {
    left.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))

    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: -30, y: -20))
    #expect(root.convert(CGPoint(x: -30, y: -20), to: leaf) == .zero)
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: -30, y: -20, width: 100, height: 100))
  }

  @Test("a layer turned by a right angle swaps width and height of what is in it")
  func turned() {
    left.setAffineTransform(CGAffineTransform(0, 1, -1, 0, 0, 0))

    let rect = leaf.convert(CGRect(x: 0, y: 0, width: 50, height: 10), to: root)

    #expect(rect == CGRect(x: 95, y: 25, width: 10, height: 50))
  }

  @Test("perspective of the layer above makes what is nearer larger, and there is a way back")
  func perspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.sublayerTransform = perspective
    left.position = CGPoint(x: 200, y: 200)
    left.zPosition = 250

    let corner = left.convert(CGPoint.zero, to: root)
    let back = left.convert(corner, from: root)

    #expect(corner == CGPoint(x: 100, y: 100))
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test("the frontmost layer that is seen is hit")
  func hit() {
    #expect(root.hitTest(CGPoint(x: 1020, y: 1030)) === leaf)
    leaf.isHidden = true
    #expect(root.hitTest(CGPoint(x: 1020, y: 1030)) === left)
    #expect(root.hitTest(CGPoint(x: 1190, y: 1190)) === root)
    #expect(root.hitTest(CGPoint(x: 990, y: 990)) == nil)
  }

  @Test("time goes through the clocks of all layers above")
  func time() {
    root.speed = 2
    left.beginTime = 10
    left.timeOffset = 1

    #expect(left.convertTime(20, from: nil) == 31)
    #expect(left.convertTime(31, to: nil) == 20)
    #expect(right.convertTime(31, from: left) == 40)
  }
}

import QuartzCore
import Testing

@Suite("The geometry of layers")
struct CALayerGeometryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var anchor: CGPoint
    var transform: CGAffineTransform
    var frame: CGRect
  }

  /// A layer of 100 by 40 at (200, 100), seen through different anchors and transforms.
  static let cases = [
    Case(
      testDescription: "in the middle", anchor: CGPoint(x: 0.5, y: 0.5), transform: .identity,
      frame: CGRect(x: 150, y: 80, width: 100, height: 40)),
    Case(
      testDescription: "at the corner", anchor: .zero, transform: .identity,
      frame: CGRect(x: 200, y: 100, width: 100, height: 40)),
    Case(
      testDescription: "outside", anchor: CGPoint(x: 2, y: -1), transform: .identity,
      frame: CGRect(x: 0, y: 140, width: 100, height: 40)),
    Case(
      testDescription: "scaled about the middle", anchor: CGPoint(x: 0.5, y: 0.5),
      transform: CGAffineTransform(scaleX: 2, y: 0.5),
      frame: CGRect(x: 100, y: 90, width: 200, height: 20)),
    Case(
      testDescription: "scaled about the corner", anchor: .zero,
      transform: CGAffineTransform(scaleX: 2, y: 0.5),
      frame: CGRect(x: 200, y: 100, width: 200, height: 20)),
    Case(
      testDescription: "mirrored about the corner", anchor: .zero,
      transform: CGAffineTransform(scaleX: -1, y: 1),
      frame: CGRect(x: 100, y: 100, width: 100, height: 40)),
    Case(
      testDescription: "turned about the middle", anchor: CGPoint(x: 0.5, y: 0.5),
      transform: CGAffineTransform(0, 1, -1, 0, 0, 0),
      frame: CGRect(x: 180, y: 50, width: 40, height: 100)),
    Case(
      testDescription: "turned about the corner", anchor: .zero,
      transform: CGAffineTransform(0, 1, -1, 0, 0, 0),
      frame: CGRect(x: 160, y: 100, width: 40, height: 100)),
    Case(
      testDescription: "translated", anchor: CGPoint(x: 0.5, y: 0.5),
      transform: CGAffineTransform(translationX: 7, y: -8),
      frame: CGRect(x: 157, y: 72, width: 100, height: 40)),
  ]

  @Test("the frame follows from bounds, position, anchor and transform", arguments: cases)
  func frame(_ row: Case) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.position = CGPoint(x: 200, y: 100)
    layer.anchorPoint = row.anchor
    layer.setAffineTransform(row.transform)

    #expect(layer.frame == row.frame)
  }

  @Test("setting the frame gives back position and bounds", arguments: cases)
  func setFrame(_ row: Case) {
    let layer = CALayer()
    layer.anchorPoint = row.anchor
    layer.setAffineTransform(row.transform)
    layer.bounds = CGRect(x: 3, y: 4, width: 1, height: 1)
    layer.frame = row.frame

    #expect(layer.position == CGPoint(x: 200, y: 100))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 100, height: 40))
    #expect(layer.frame == row.frame)
  }

  @Test("the origin of the bounds does not move the frame")
  func boundsOrigin() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.bounds.origin = CGPoint(x: 500, y: 600)

    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a new anchor moves the frame, not the position")
  func anchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.anchorPoint = CGPoint(x: 0, y: 1)

    #expect(layer.position == CGPoint(x: 50, y: 20))
    #expect(layer.frame == CGRect(x: 50, y: -20, width: 100, height: 40))
  }

  @Test("a frame of negative size is set right way round")
  func negative() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: -20, height: -30)

    #expect(layer.frame == CGRect(x: 80, y: 70, width: 20, height: 30))
  }

  @Test("a layer turned halfway out of the plane has half of its width")
  func depth() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)

    #expect(abs(layer.frame.width - 50) < 1e-9)
    #expect(abs(layer.frame.midX - 50) < 1e-9)
    #expect(layer.frame.height == 40)
  }

  @Test("new layers have the documented defaults")
  func defaults() {
    let layer = CALayer()

    #expect(layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.speed == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.borderColor == .black)
    #expect(layer.backgroundColor == nil)
    #expect(layer.contentsScale == 1)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(!layer.isHidden && !layer.masksToBounds && layer.isDoubleSided)
  }
}

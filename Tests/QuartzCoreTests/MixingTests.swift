import QuartzCore
import Testing

@Suite("Values between values")
struct MixingTests {
  static var halves: [(LayerValue, LayerValue, LayerValue)] {
    [
      (LayerValue.number(2), .number(4), .number(3)),
      (.point(CGPoint(x: 0, y: 10)), .point(CGPoint(x: 10, y: 0)), .point(CGPoint(x: 5, y: 5))),
      (
        .rect(CGRect(x: 0, y: 0, width: 10, height: 20)),
        .rect(CGRect(x: 10, y: 20, width: 30, height: 40)),
        .rect(CGRect(x: 5, y: 10, width: 20, height: 30))
      ),
      (
        .color(CGColor(gray: 0, alpha: 0)), .color(CGColor(gray: 1, alpha: 1)),
        .color(CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
      ),
      (
        .color(nil), .color(CGColor(gray: 1, alpha: 1)),
        .color(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5))
      ),
      (
        .transform(CATransform3DIdentity), .transform(CATransform3DMakeScale(3, -1, 1)),
        .transform(CATransform3DMakeScale(2, 0, 1))
      ),
      (
        .transform(CATransform3DIdentity), .transform(CATransform3DMakeTranslation(8, 6, 4)),
        .transform(CATransform3DMakeTranslation(4, 3, 2))
      ),
      (.flag(false), .flag(true), .flag(true)),
    ]
  }

  @Test("half way between two values is their middle", arguments: halves.indices)
  func half(_ row: Int) {
    let (start, end, middle) = Self.halves[row]

    #expect(start.mixed(with: end, 0.5) == middle)
    #expect(start.mixed(with: end, 1) == end)
  }

  @Test("springs go beyond the end")
  func beyond() {
    #expect(LayerValue.number(10).mixed(with: .number(20), 1.5) == .number(25))
  }

  @Test(
    "half a turn is a turn by half the angle",
    arguments: [
      (1.0, 0.0, 0.0, 2.0), (0, 1, 0, 2), (0, 0, 1, 2), (0, 0, 1, -2), (1, 2, 3, 3),
      (0, 0, 1, Double.pi),
    ] as [(Double, Double, Double, Double)])
  func turns(_ x: Double, _ y: Double, _ z: Double, _ angle: Double) {
    let end = CATransform3DMakeRotation(angle, x, y, z)
    let middle = CATransform3DIdentity.mixed(with: end, 0.5)

    expect(middle, isNear: CATransform3DMakeRotation(angle / 2, x, y, z))
  }

  @Test("parts make the transform that they came from")
  func parts() {
    var transform = CATransform3DMakeRotation(1, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DScale(CATransform3DTranslate(transform, 10, 20, 30), 2, -3, 4)
    transform = CATransform3DConcat(
      CATransform3DMakeAffineTransform(CGAffineTransform(1, 0.25, 0.5, 1, 0, 0)), transform)

    expect(transform.mixed(with: CATransform3DIdentity, 1e-12), isNear: transform)
  }

  @Test("what presses space flat is mixed number by number")
  func flat() {
    let flat = CATransform3DMakeScale(0, 0, 1)

    #expect(
      flat.mixed(with: CATransform3DIdentity, 0.25) == CATransform3DMakeScale(0.25, 0.25, 1))
  }

  private func expect(
    _ found: CATransform3D, isNear expected: CATransform3D,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34,
      \.m41, \.m42, \.m43, \.m44,
    ]
    let off = numbers.map { abs(found[keyPath: $0] - expected[keyPath: $0]) }.max() ?? 0
    #expect(off < 1e-9, sourceLocation: sourceLocation)
  }
}

import QuartzCore
import Testing

@Suite("Transforms of space")
struct CATransform3DTests {
  static let perspective = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: -0.25, m41: 0, m42: 0, m43: 0, m44: 1)

  @Test(
    "a transform and its inverse do nothing together",
    arguments: [
      CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3),
      CATransform3DMakeScale(2, 4, 8), perspective,
      CATransform3DTranslate(CATransform3DScale(perspective, 2, 2, 2), 1, 2, 3),
    ])
  func inverse(_ transform: CATransform3D) {
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))

    #expect(CATransform3DIsIdentity(both))
  }

  @Test("a turned and moved transform has an inverse to fifteen digits")
  func turnedInverse() {
    let turned = CATransform3DRotate(Self.perspective, 1, 1, 2, 3)
    let transform = CATransform3DTranslate(turned, 10, 20, 30)
    let both = CATransform3DConcat(CATransform3DInvert(transform), transform)

    #expect(abs(both.m11 - 1) < 1e-12 && abs(both.m22 - 1) < 1e-12)
    #expect(abs(both.m33 - 1) < 1e-12 && abs(both.m44 - 1) < 1e-12)
    #expect(abs(both.m41) < 1e-12 && abs(both.m14) < 1e-12 && abs(both.m34) < 1e-12)
  }

  @Test("a transform without an inverse is its own")
  func flat() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("a turn about the third axis is one of the plane")
  func plane() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 2)

    #expect(CATransform3DIsAffine(turn))
    #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 1))
  }

  @Test(
    "turns go from the first to the second axis, the second to the third, the third to the first")
  func handedness() {
    #expect(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).m12 == 1)
    #expect(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 == 1)
    #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 == 1)
  }

  @Test("affine transforms go to space and back")
  func affine() {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)

    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(transform)) == transform)
    #expect(!CATransform3DIsAffine(Self.perspective))
  }

  @Test("translating, then scaling, is not scaling, then translating")
  func order() {
    let first = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
    let second = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)

    #expect(first.m41 == 10)
    #expect(second.m41 == 20)
  }
}

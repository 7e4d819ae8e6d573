import CoreGraphics
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  static let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test(
    "a transform takes the point (3, 5) where its matrix says",
    arguments: [
      (CGAffineTransform.identity, CGPoint(x: 3, y: 5)),
      (CGAffineTransform(translationX: 10, y: -20), CGPoint(x: 13, y: -15)),
      (CGAffineTransform(scaleX: 2, y: 4), CGPoint(x: 6, y: 20)),
      (quarterTurn, CGPoint(x: -5, y: 3)),
      (CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 1, y: 1), CGPoint(x: 8, y: 24)),
      (CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 4), CGPoint(x: 7, y: 21)),
      (
        CGAffineTransform(scaleX: 2, y: 4).concatenating(
          CGAffineTransform(translationX: 1, y: 1)), CGPoint(x: 7, y: 21)
      ),
      (CGAffineTransform(1, 2, 3, 4, 5, 6), CGPoint(x: 23, y: 32)),
      (CGAffineTransform(), CGPoint(x: 0, y: 0)),
    ])
  func points(_ transform: CGAffineTransform, _ expected: CGPoint) {
    #expect(CGPoint(x: 3, y: 5).applying(transform) == expected)
  }

  @Test("a size is turned and scaled, not translated")
  func sizes() {
    let transform = CGAffineTransform(2, 0, 0, 3, 100, 100)

    #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: 15))
  }

  @Test(
    "a rectangle becomes the box around its corners",
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: 2, y: 6, width: 6, height: 12)),
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: -4, y: 2, width: 3, height: 4)),
      (quarterTurn, CGRect(x: -6, y: 1, width: 4, height: 3)),
      (CGAffineTransform(1, 0, 1, 1, 0, 0), CGRect(x: 3, y: 2, width: 7, height: 4)),
    ])
  func rectangles(_ transform: CGAffineTransform, _ expected: CGRect) {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform) == expected)
  }

  @Test("the null rectangle stays null")
  func null() {
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test(
    "a transform and its inverse do nothing together",
    arguments: [
      CGAffineTransform(translationX: 7, y: 9), CGAffineTransform(scaleX: 2, y: 4),
      CGAffineTransform(2, 4, -8, 16, 32, 64), quarterTurn,
    ])
  func inverse(_ transform: CGAffineTransform) {
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    #expect(transform.inverted().concatenating(transform).isIdentity)
  }

  @Test("a transform without an inverse is its own")
  func noInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test("a rotation goes from the horizontal to the vertical axis")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test("a later rotation happens before what the transform does")
  func rotated() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(transform)

    #expect(abs(point.x - 10) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test(
    "components make the transform that they came from",
    arguments: [
      CGAffineTransform(2, 4, -8, 16, 32, 64), CGAffineTransform(-1, 0, 0, 1, 3, 4),
      CGAffineTransform(rotationAngle: 1), CGAffineTransform(1, 0, 0.5, 1, 0, 0),
    ])
  func components(_ transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())

    for path in Self.numbers {
      #expect(abs(again[keyPath: path] - transform[keyPath: path]) < 1e-12)
    }
  }

  static var numbers: [KeyPath<CGAffineTransform, CGFloat>] {
    [\.a, \.b, \.c, \.d, \.tx, \.ty]
  }
}

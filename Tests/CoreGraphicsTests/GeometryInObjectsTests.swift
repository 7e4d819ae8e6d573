import CoreGraphics
import Foundation
import Testing

/// Structures that stand in objects, and are taken out by a cast.
@Suite("Geometry in objects") struct GeometryInObjectsTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("a structure becomes a value, and a value the structure that it holds")
  func casts() {
    let boxed: [String: Any] = ["rect": NSValue(rect: rect), "point": NSValue(point: rect.origin)]

    #expect(boxed["rect"] as? CGRect == rect)
    #expect(boxed["point"] as? CGPoint == rect.origin)
    #expect((rect as Any as? NSValue)?.rectValue == rect)
    #expect((rect.size as Any as? NSValue)?.sizeValue == rect.size)
  }

  @Test("a value that holds something else becomes nothing")
  func others() {
    let value: Any = NSValue(rect: rect)

    #expect(value as? CGPoint == nil)
    #expect(value as? CGSize == nil)
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
  }
}

import CoreGraphics
import Foundation
import Testing

@Suite("Equality of rectangles")
struct CGRectEqualityTests {
  private static let numbers: [CGFloat] = [0, -0.0, 1, -1, 2.5, .infinity, -.infinity, .nan]
  private static let rects = numbers.flatMap { x in
    numbers.flatMap { width in
      [
        CGRect(x: x, y: 0, width: width, height: 2), CGRect(x: 1, y: x, width: 1, height: width),
        CGRect(x: x - width, y: x, width: -width, height: width),
      ]
    }
  }

  @Test("the quick comparison says what Foundation's says, of whatever rectangles")
  func quickComparisonIsFoundations() {
    var sameCount = 0
    for one in Self.rects {
      for other in Self.rects {
        let isSame = one == other
        guard one.isSame(as: other) == isSame else {
          Issue.record("\(one) and \(other)")
          return
        }
        if isSame, one.origin != other.origin { sameCount += 1 }
      }
    }
    #expect(sameCount > 0, "some that are the same have other numbers")
  }

  @Test("a rectangle of negative size is the upright one in the same place")
  func turnedRectangleIsTheUprightOne() {
    let turned = CGRect(x: 3, y: 4, width: -2, height: -1)
    #expect(turned.isSame(as: CGRect(x: 1, y: 3, width: 2, height: 1)))
    #expect(!turned.isSame(as: CGRect(x: 3, y: 4, width: 2, height: 1)))
  }
}

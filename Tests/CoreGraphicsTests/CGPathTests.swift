import CoreGraphics
import Testing

@Suite("Paths")
struct CGPathTests {
  @Test("a rectangle's path has its box, and is known as a rectangle")
  func rectangle() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = CGPath(rect: rect, transform: nil)
    var found = CGRect.zero

    #expect(path.boundingBox == rect)
    #expect(path.isRect(&found))
    #expect(found == rect)
  }

  @Test(
    "an ellipse holds the points within it",
    arguments: [
      (CGPoint(x: 50, y: 25), true), (CGPoint(x: 1, y: 25), true), (CGPoint(x: 5, y: 5), false),
      (CGPoint(x: 99, y: 25), true), (CGPoint(x: 50, y: -1), false), (CGPoint(x: 15, y: 8), true),
      (CGPoint(x: 14, y: 7), false),
    ])
  func ellipse(_ point: CGPoint, _ isInside: Bool) {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)

    #expect(path.contains(point) == isInside)
  }

  @Test("an ellipse touches the four sides of its rectangle")
  func ellipseBox() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath

    #expect(abs(box.minX - 10) < 1e-9)
    #expect(abs(box.maxX - 110) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9)
    #expect(abs(box.maxY - 70) < 1e-9)
  }

  @Test("a hole is inside by one rule and outside by the other")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))

    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("round corners leave out the corner and keep the sides")
  func roundedRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)

    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 1, y: 20)))
    #expect(path.boundingBox == rect)
  }

  @Test(
    "an arc that is not clockwise goes up in angles",
    arguments: [(false, CGPoint(x: 0, y: 10)), (true, CGPoint(x: 0, y: -10))])
  func arcs(_ clockwise: Bool, _ middle: CGPoint) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)

    let reached = path.boundingBoxOfPath
    #expect(abs((middle.y > 0 ? reached.maxY : reached.minY) - middle.y) < 1e-9)
    #expect(abs(reached.width - 20) < 1e-9)
    #expect(abs(reached.height - 10) < 1e-9)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test("an arc between tangents touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
  }

  @Test("a closed subpath goes on from where it began")
  func currentPoint() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test("equal elements make equal paths, and a copy is not changed by the original")
  func equality() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()

    #expect(copy == path)
    path.closeSubpath()
    path.addRect(.zero)
    #expect(copy != path)
  }

  @Test("a walk sees each element with its points")
  func walk() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 5))
    path.closeSubpath()
    var seen: [String] = []

    path.applyWithBlock { element in
      let kind = element.pointee.type
      let first = kind == .closeSubpath ? "" : " \(element.pointee.points[0].y)"
      seen.append("\(kind)\(first)")
    }

    #expect(seen == ["moveToPoint 1.0", "addQuadCurveToPoint 5.0", "closeSubpath"])
  }

  @Test(
    "a stroke's outline holds what is near the line, and no more",
    arguments: [
      (CGLineCap.butt, CGPoint(x: 50, y: 4), true), (.butt, CGPoint(x: 50, y: 6), false),
      (.butt, CGPoint(x: -1, y: 0), false), (.square, CGPoint(x: -4, y: 4), true),
      (.round, CGPoint(x: -4, y: 0), true), (.round, CGPoint(x: -4, y: 4), false),
      (.butt, CGPoint(x: 103, y: -1), true), (.butt, CGPoint(x: 97, y: 20), true),
      (.butt, CGPoint(x: 90, y: 20), false),
    ])
  func stroke(_ cap: CGLineCap, _ point: CGPoint, _ isInside: Bool) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])

    let outline = path.copy(
      strokingWithWidth: 10, lineCap: cap, lineJoin: .round, miterLimit: 10)

    #expect(outline.contains(point) == isInside)
  }

  @Test("the outline of a closed path reaches out by half of the width")
  func closedStroke() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)

    let outline = try #require(
      CGPath(
        __byStroking: path, transform: nil, lineWidth: 2, lineCap: .butt, lineJoin: .round,
        miterLimit: 10))

    #expect(outline.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 12))
  }
}

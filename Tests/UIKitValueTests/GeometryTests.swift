import Testing
import UIKit

@Suite("UIKit's geometry")
struct GeometryTests {
  @Test("insets leave a smaller rectangle")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 11, width: 94, height: 46))
  }

  @Test("structures come out of objects as they went in")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var space = CATransform3DMakeTranslation(1, 2, 3)
    space.m34 = -0.002

    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
    #expect(NSValue(caTransform3D: space) == NSValue(caTransform3D: space))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).uiEdgeInsetsValue == .zero)
  }

  @Test("values that are numbers by another name are compared, and moved by numbers")
  func numbers() {
    var level = UIWindow.Level.alert + 1
    level -= 2
    var priority = UILayoutPriority.required - 1
    priority += 0.5

    #expect(level > .statusBar && level < .alert)
    #expect(level.rawValue == 1999)
    #expect(UIWindow.Level.alert - .statusBar == 1000)
    #expect(max(UIWindow.Level.normal, 1 + .statusBar).rawValue == 1001)
    #expect([.required, .defaultLow, priority].sorted() == [.defaultLow, priority, .required])
    #expect(priority.rawValue == 999.5)
    #expect(UIFont.Weight.bold >= .semibold)
  }

  @Test("interfaces and devices turn opposite ways")
  func orientations() {
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue
        == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientationMask.landscape.contains(.landscapeRight))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(
      UIInterfaceOrientationMask.landscapeLeft.rawValue
        == 1 << UIInterfaceOrientation.landscapeLeft.rawValue)
  }

  @Test(
    "only the corners that are named are round",
    arguments: [
      (UIRectCorner.topLeft, CGPoint(x: 1, y: 1)),
      (.topRight, CGPoint(x: 99, y: 1)),
      (.bottomLeft, CGPoint(x: 1, y: 49)),
      (.bottomRight, CGPoint(x: 99, y: 49)),
    ])
  func corners(_ corner: UIRectCorner, _ point: CGPoint) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let radii = CGSize(width: 10, height: 10)
    let round = UIBezierPath(roundedRect: rect, byRoundingCorners: corner, cornerRadii: radii)
    let others = UIRectCorner.allCorners.subtracting(corner)
    let rest = UIBezierPath(roundedRect: rect, byRoundingCorners: others, cornerRadii: radii)

    #expect(!round.contains(point))
    #expect(rest.contains(point))
  }

  @Test("clockwise is as it looks in a view: from the right over the bottom")
  func clockwise() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)

    #expect(abs(arc.cgPath.boundingBoxOfPath.maxY - 10) < 1e-9)
    #expect(abs(arc.currentPoint.x + 10) < 1e-9)
  }

  @Test("a reversed path ends where the path began")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 1),
      controlPoint2: CGPoint(x: 9, y: 6))

    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(path.reversing().cgPath != path.cgPath)
  }

  @Test("a path given to Core Graphics does not change with the path")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 9, y: 9))

    #expect(before == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
  }

  @Test("a picture drawn to a size has it, and no data")
  func pictures() {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }

    #expect(drawn.size == CGSize(width: 10, height: 20))
    #expect(drawn.cgImage?.width == 30)
    #expect(drawn.pngData() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("weights have names, sizes make measures")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 20, weight: .heavy)

    #expect(font == UIFont.systemFont(ofSize: 10, weight: .heavy).withSize(20))
    #expect(font != UIFont.boldSystemFont(ofSize: 20))
    #expect(font.lineHeight == 20 * 1.193359375)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }
}

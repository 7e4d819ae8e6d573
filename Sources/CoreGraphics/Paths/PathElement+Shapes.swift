// The shapes that paths are made of, as elements.

extension PathElement {
  /// How far the control points of a quarter of the unit circle are from its ends.
  private static let quarter: CGFloat = 0.5522847498307936

  /// The elements around a rectangle, from its origin.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// The elements of an ellipse within a rectangle, from the middle of its right side.
  static func ellipse(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let placement = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let circle = [.move(CGPoint(x: 1, y: 0))] + unitArc(from: 0, by: 2 * .pi) + [.close]
    return circle.map { $0.applying(placement) }
  }

  /// The elements around a rectangle with round corners, from the middle of its right side.
  static func roundedRectangle(_ rect: CGRect, radii: CGSize) -> [PathElement] {
    let all = CornerRadii(
      topLeft: radii, topRight: radii, bottomLeft: radii, bottomRight: radii)
    return roundedRectangle(rect, corners: all)
  }

  /// The elements around a rectangle with a radius of its own for each corner.
  package static func roundedRectangle(_ rect: CGRect, corners: CornerRadii) -> [PathElement] {
    if rect.isNull { return [] }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    var shape: [PathElement] = [.move(CGPoint(x: right, y: rect.midY))]
    let turns: [(corner: CGPoint, along: CGVector, next: CGVector, radii: CGSize)] = [
      (
        CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
        corners.bottomRight
      ),
      (
        CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
        corners.bottomLeft
      ),
      (
        CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0),
        corners.topLeft
      ),
      (
        CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1),
        corners.topRight
      ),
    ]
    for turn in turns {
      let width = min(max(turn.radii.width, 0), rect.width / 2)
      let height = min(max(turn.radii.height, 0), rect.height / 2)
      func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        CGPoint(
          x: turn.corner.x + (turn.next.dx * ahead - turn.along.dx * back) * width,
          y: turn.corner.y + (turn.next.dy * ahead - turn.along.dy * back) * height)
      }
      shape.append(.line(point(1, 0)))
      if width > 0, height > 0 {
        let near = 1 - quarter
        shape.append(.curve(point(0, 1), control1: point(near, 0), control2: point(0, near)))
      }
    }
    return shape + [.close]
  }

  /// The curves of a part of the unit circle, each at most a quarter of it.
  static func unitArc(from start: CGFloat, by sweep: CGFloat) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    if sweep == 0 { return [] }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = start + step * CGFloat(index)
      let to = from + step
      return .curve(
        CGPoint(x: cos(to), y: sin(to)),
        control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)))
    }
  }
}

/// How round each corner of a rectangle is, where the vertical axis points down.
package struct CornerRadii: Hashable, Sendable {
  /// The radii at the top left.
  package var topLeft: CGSize
  /// The radii at the top right.
  package var topRight: CGSize
  /// The radii at the bottom left.
  package var bottomLeft: CGSize
  /// The radii at the bottom right.
  package var bottomRight: CGSize

  /// Makes radii one by one.
  package init(topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}

extension [PathElement] {
  /// The same elements with each point taken elsewhere, if anywhere.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform = transform?.pointee, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }

  /// Where the last element ends; after a close, where its subpath began.
  var endPoint: CGPoint? {
    switch last {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _):
      return point
    case .close:
      for element in reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil:
      return nil
    }
  }
}

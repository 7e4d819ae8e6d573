extension CGPath {
  /// The smallest upright rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect {
    var extent = Extent()
    for element in elements {
      for point in element.parts.points { extent.include(point) }
    }
    return extent.rect
  }

  /// The smallest upright rectangle around the lines and curves themselves; null when empty.
  public var boundingBoxOfPath: CGRect {
    var extent = Extent()
    for subpath in elements.polylines() {
      for point in subpath { extent.include(point) }
    }
    return extent.rect
  }

  /// Whether a point is enclosed, open subpaths taken as closed.
  ///
  /// Curves are followed to about a hundredth of a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as enclosed.
  ///   - transform: Where to take the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    for subpath in elements.polylines() {
      winding += subpath.winding(around: point)
    }
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  /// Whether the path is one upright rectangle; if so, it is stored where the pointer points.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBox
    guard !box.isNull, elements == PathElement.rectangle(box) else { return false }
    rect?.pointee = box
    return true
  }
}

/// A rectangle that grows with the points that it must hold.
private struct Extent {
  var rect = CGRect.null

  mutating func include(_ point: CGPoint) {
    if rect.isNull {
      rect = CGRect(origin: point, size: .zero)
      return
    }
    let left = min(rect.minX, point.x)
    let top = min(rect.minY, point.y)
    let right = max(rect.maxX, point.x)
    let bottom = max(rect.maxY, point.y)
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [CGPoint] {
  /// How often a closed line goes round a point, counting its direction.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard var previous = last else { return 0 }
    var winding = 0
    for next in self {
      let side =
        (next.x - previous.x) * (point.y - previous.y)
        - (point.x - previous.x) * (next.y - previous.y)
      if previous.y <= point.y {
        if next.y > point.y, side > 0 { winding += 1 }
      } else if next.y <= point.y, side < 0 {
        winding -= 1
      }
      previous = next
    }
    return winding
  }
}

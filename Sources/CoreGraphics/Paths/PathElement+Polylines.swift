extension [PathElement] {
  /// The subpaths as points along them, curves cut into short lines.
  package func polylines() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in self {
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point):
        line.append(point)
      case .quad(let point, let control):
        guard let start = line.last else { continue }
        let first = start.between(control, 2 / 3)
        let second = point.between(control, 2 / 3)
        line.appendCurve(to: point, first, second)
      case .curve(let point, let control1, let control2):
        line.appendCurve(to: point, control1, control2)
      case .close:
        if line.count > 1 { lines.append(line) }
        line = line.first.map { [$0] } ?? []
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}

extension [CGPoint] {
  /// Adds points along a curve, close enough that a line between two is off by a hundredth at most.
  fileprivate mutating func appendCurve(to end: CGPoint, _ c1: CGPoint, _ c2: CGPoint) {
    guard let start = last else { return }
    let length = start.distance(to: c1) + c1.distance(to: c2) + c2.distance(to: end)
    guard length.isFinite else { return }
    let count = Swift.min(1024, Swift.max(8, Int((20 * length).squareRoot())))
    for index in 1..<count {
      let t = CGFloat(index) / CGFloat(count)
      let (a, b, c) = (start.between(c1, t), c1.between(c2, t), c2.between(end, t))
      append(a.between(b, t).between(b.between(c, t), t))
    }
    append(end)
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}

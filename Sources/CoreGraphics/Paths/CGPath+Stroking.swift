extension CGPath {
  /// Returns the outline of what a stroke along this path would paint.
  ///
  /// Differs from Core Graphics: it is made of a box for each line and a circle for each place where two
  /// meet, whatever joins are asked for.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    let reach = lineWidth / 2
    for line in elements.drawnOut.polylines() where line.count > 1 {
      let isClosed = line.first == line.last
      for (index, (start, end)) in zip(line, line.dropFirst()).enumerated() {
        let isFirst = index == 0 && !isClosed
        let isLast = index == line.count - 2 && !isClosed
        outline.addBox(
          from: start, to: end, reach: reach,
          before: isFirst && lineCap == .square ? reach : 0,
          behind: isLast && lineCap == .square ? reach : 0, transform)
        if !isFirst || lineCap == .round { outline.addDot(at: start, reach: reach, transform) }
        if isLast, lineCap == .round { outline.addDot(at: end, reach: reach, transform) }
      }
    }
    return outline.copy() ?? outline
  }

  /// Returns a path with gaps. Differs from Core Graphics: there are none.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Makes the outline of a stroke, by the name that the function has before it is renamed.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: outline.elements)
  }
}

extension CGMutablePath {
  /// Adds a box around a line; all boxes go round the same way, so that none takes another away.
  fileprivate func addBox(
    from start: CGPoint, to end: CGPoint, reach: CGFloat, before: CGFloat, behind: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let placement = CGAffineTransform(
      a: along.dx, b: along.dy, c: -along.dy, d: along.dx, tx: start.x, ty: start.y)
    let box = CGRect(x: -before, y: -reach, width: length + before + behind, height: 2 * reach)
    addRect(box, transform: placement.concatenating(transform))
  }

  /// Adds a circle.
  fileprivate func addDot(at point: CGPoint, reach: CGFloat, _ transform: CGAffineTransform) {
    let box = CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    addEllipse(in: box, transform: transform)
  }
}

extension [PathElement] {
  /// The same elements with a line to the beginning where a subpath is closed.
  fileprivate var drawnOut: [PathElement] {
    var start = CGPoint.zero
    return flatMap { element -> [PathElement] in
      if case .move(let point) = element { start = point }
      if case .close = element { return [.line(start), element] }
      return [element]
    }
  }
}

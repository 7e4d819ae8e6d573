extension CGMutablePath {
  /// Adds a part of a circle, after a line to its beginning where there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins, in radians from the positive horizontal axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether angles fall on the way; in a view, whose vertical axis points down, that
  ///     looks counterclockwise.
  ///   - transform: What to do with all points.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if abs(sweep) >= turn, (sweep < 0) == clockwise {
      sweep = clockwise ? -turn : turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep > 0 { sweep -= turn }
      if !clockwise, sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds a part of a circle that goes on for an angle, in radians; a negative one goes back.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let placement = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let begin = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(placement)
    elements.append(isEmpty ? .move(begin) : .line(begin))
    elements += PathElement.unitArc(from: startAngle, by: delta).map { $0.applying(placement) }
  }

  /// Adds a part of a circle that touches two lines, after a line to its beginning.
  ///
  /// - Parameters:
  ///   - tangent1End: Where the line from the current point ends, and the second line begins.
  ///   - tangent2End: Where the second line ends.
  ///   - radius: The circle's radius.
  ///   - transform: What to do with all points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    if isEmpty { return }
    let start = currentPoint.applying(transform.inverted())
    let back = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let ahead = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let cross = back.dx * ahead.dy - back.dy * ahead.dx
    let lengths = hypot(back.dx, back.dy) * hypot(ahead.dx, ahead.dy)
    guard cross != 0, radius > 0, lengths > 0 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let angle = atan2(abs(cross), back.dx * ahead.dx + back.dy * ahead.dy)
    let reach = radius / tan(angle / 2) / hypot(back.dx, back.dy)
    let touch = CGPoint(x: tangent1End.x + back.dx * reach, y: tangent1End.y + back.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let toStart = atan2(back.dy, back.dx)
    let normal = toStart + side * .pi / 2
    let center = CGPoint(x: touch.x + radius * cos(normal), y: touch.y + radius * sin(normal))
    addRelativeArc(
      center: center, radius: radius, startAngle: normal + .pi, delta: -side * (.pi - angle),
      transform: transform)
  }
}

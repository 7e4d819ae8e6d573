import CoreGraphics

extension CAKeyframeAnimation {
  /// The value at a part of the way, along the path or between two of the values.
  ///
  /// Smooth curves are followed as straight lines, and a path at one speed. (Inferred.)
  final func value(at part: Double, over base: LayerValue) -> LayerValue? {
    if let path { return path.point(at: part).map { .point($0) } }
    let values = (values ?? []).compactMap { base.reading($0) }
    guard let first = values.first, let last = values.last else { return nil }
    if calculationMode == .discrete { return values[discreteIndex(at: part, values.count)] }
    guard values.count > 1 else { return first }
    let times = times(for: values.count)
    guard let next = times.firstIndex(where: { $0 > part }) else { return last }
    guard next > 0 else { return first }
    let (start, end) = (times[next - 1], times[next])
    let local = end > start ? (part - start) / (end - start) : 1
    let paced =
      timingFunctions.flatMap { $0.count >= next ? $0[next - 1].curve.value(at: local) : nil }
      ?? local
    return values[next - 1].mixed(with: values[next], paced)
  }

  /// When each value is reached, evenly where the animation does not say or the numbers do not fit.
  private func times(for count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count, calculationMode != .paced {
      return keyTimes.map(\.doubleValue)
    }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Steps have a beginning each, and so one time more than there are values, if any.
  private func discreteIndex(at part: Double, _ count: Int) -> Int {
    let times = keyTimes.map { $0.prefix(count).map(\.doubleValue) }
    guard let times, times.count == count else { return min(Int(part * Double(count)), count - 1) }
    return times.lastIndex { $0 <= part } ?? 0
  }
}

extension CGPath {
  /// The point at a part of the whole length.
  fileprivate func point(at part: Double) -> CGPoint? {
    let lines = elements.polylines()
    let length = lines.reduce(0) { $0 + $1.length }
    var rest = CGFloat(min(max(part, 0), 1)) * length
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let step = start.distance(to: end)
        if rest <= step, step > 0 {
          let share = rest / step
          return CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        rest -= step
      }
    }
    return lines.last?.last
  }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

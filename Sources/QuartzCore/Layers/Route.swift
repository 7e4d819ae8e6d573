import CoreGraphics

/// The way from one layer's space to another's, over the nearest layer that holds both.
///
/// It is counted in steps and walked where it is needed: nothing is written down. Layers as they are shown are
/// made anew by whoever asks what they are in, so none of those is the same twice.
struct Route {
  private let from: CALayer?
  private let to: CALayer?
  private var stepsUp: Int
  private var stepsDown: Int

  /// - Parameters:
  ///   - from: where the way begins; the space of the other's outermost layer where there is none.
  ///   - to: where it ends; the same.
  init(from: CALayer?, to: CALayer?) {
    self.from = from
    self.to = to
    if let from, let to, let (up, down) = Self.short(from, to) {
      (stepsUp, stepsDown) = (up, down)
      return
    }
    stepsUp = from === to ? 0 : from?.depth ?? 0
    stepsDown = from === to ? 0 : to?.depth ?? 0
    guard let from, let to, from !== to else { return }
    meet(from, to)
  }

  /// The steps of the ways that are walked most: into a layer from the one around it, out of it, and to a sibling.
  private static func short(_ from: CALayer, _ to: CALayer) -> (up: Int, down: Int)? {
    let (aroundFrom, aroundTo) = (from.outerLayer, to.outerLayer)
    if aroundFrom === to { return (1, 0) }
    if aroundTo === from { return (0, 1) }
    return aroundFrom != nil && aroundFrom === aroundTo && from !== to ? (1, 1) : nil
  }

  /// Ends the way up, and begins the way down, at the nearest layer that holds both; where there is none, each
  /// leads out of all layers.
  private mutating func meet(_ one: CALayer, _ other: CALayer) {
    let (above, beneath) = (stepsUp, stepsDown)
    var (left, right) = (Optional(one), Optional(other))
    stepsUp = max(0, above - beneath)
    stepsDown = max(0, beneath - above)
    for _ in 0..<stepsUp { left = left?.outerLayer }
    for _ in 0..<stepsDown { right = right?.outerLayer }
    while let layer = left, layer !== right {
      left = layer.outerLayer
      right = right?.outerLayer
      stepsUp += 1
      stepsDown += 1
    }
  }

  /// Whether all steps are translations.
  var isStraight: Bool {
    Self.isStraight(from: from, steps: stepsUp) && Self.isStraight(from: to, steps: stepsDown)
  }

  private static func isStraight(from end: CALayer?, steps: Int) -> Bool {
    var next = end
    for _ in 0..<steps {
      guard let layer = next else { return true }
      guard layer.isShifted else { return false }
      next = layer.outerLayer
    }
    return true
  }

  /// Takes a point along the way.
  func map(_ point: CGPoint) -> CGPoint {
    var point = point
    var next = from
    for _ in 0..<stepsUp {
      guard let layer = next else { break }
      point = layer.outward(point)
      next = layer.outerLayer
    }
    return Self.descend(to: to, steps: stepsDown, with: point)
  }

  private static func descend(
    to layer: CALayer?, steps: Int, with point: CGPoint
  ) -> CGPoint {
    guard let layer, steps > 0 else { return point }
    return layer.inward(descend(to: layer.outerLayer, steps: steps - 1, with: point))
  }
}

extension CALayer {
  /// How many layers this one is in.
  fileprivate final var depth: Int {
    var depth = 0
    var next = outerLayer
    while let layer = next {
      depth += 1
      next = layer.outerLayer
    }
    return depth
  }
}

import CoreGraphics

/// The way from one layer's space to another's, over the nearest layer that holds both.
struct Route {
  private let up: Way
  private let down: Way

  /// - Parameters:
  ///   - from: where the way begins; the space of the other's outermost layer where there is none.
  ///   - to: where it ends; the same.
  init(from: CALayer?, to: CALayer?) {
    let isShown = from?.original != nil || to?.original != nil
    (up, down) = isShown ? Self.written(from, to) : Self.counted(from, to)
  }

  /// Whether all steps are translations.
  var isStraight: Bool { up.isStraight && down.isStraight }

  /// Takes a point along the way.
  func map(_ point: CGPoint) -> CGPoint { down.inward(up.outward(point)) }

  // MARK: - Layers that stay

  private static func counted(_ from: CALayer?, _ to: CALayer?) -> (up: Way, down: Way) {
    let (up, down) = steps(from, to)
    return (.counted(from, steps: up), .counted(to, steps: down))
  }

  private static func steps(_ from: CALayer?, _ to: CALayer?) -> (up: Int, down: Int) {
    if from === to { return (0, 0) }
    guard let from, let to else { return (from?.depth ?? 0, to?.depth ?? 0) }
    return short(from, to) ?? meet(from, to)
  }

  /// The steps of the ways that are walked most: into a layer from the one around it, out of it, and to a sibling.
  private static func short(_ from: CALayer, _ to: CALayer) -> (up: Int, down: Int)? {
    let (aroundFrom, aroundTo) = (from.outerLayer, to.outerLayer)
    if aroundFrom === to { return (1, 0) }
    if aroundTo === from { return (0, 1) }
    return aroundFrom != nil && aroundFrom === aroundTo ? (1, 1) : nil
  }

  /// The steps up to, and down from, the nearest layer that holds both; where there is none, each leads out of all
  /// layers.
  private static func meet(_ one: CALayer, _ other: CALayer) -> (up: Int, down: Int) {
    let (above, beneath) = (one.depth, other.depth)
    var (left, right) = (Optional(one), Optional(other))
    var (up, down) = (max(0, above - beneath), max(0, beneath - above))
    for _ in 0..<up { left = left?.outerLayer }
    for _ in 0..<down { right = right?.outerLayer }
    while let layer = left, layer !== right {
      left = layer.outerLayer
      right = right?.outerLayer
      up += 1
      down += 1
    }
    return (up, down)
  }

  // MARK: - Layers as they are shown

  /// Such layers are made anew for whoever asks what they are in: each is asked once.
  private static func written(_ from: CALayer?, _ to: CALayer?) -> (up: Way, down: Way) {
    guard from !== to else { return (.written([]), .written([])) }
    var (up, down) = (from?.steps ?? [], to?.steps ?? [])
    while let left = up.last, let right = down.last, left.layer === right.layer {
      up.removeLast()
      down.removeLast()
    }
    return (.written(up), .written(down))
  }
}

/// A way out of layers, which can be taken in either direction.
private enum Way {
  /// So many steps from a layer outward, which is asked where it leads: nothing is written down.
  case counted(CALayer?, steps: Int)
  case written([Step])

  /// A layer, and the one that it is in.
  struct Step {
    let layer: CALayer
    /// None for the outermost one, and for a mask.
    let holder: CALayer?
  }

  /// Whether all steps are translations.
  var isStraight: Bool {
    switch self {
    case .written(let steps): return steps.allSatisfy { $0.layer.isShifted(in: $0.holder) }
    case .counted(var next, let count):
      for _ in 0..<count {
        guard let layer = next else { return true }
        guard layer.isShifted(in: layer.holder) else { return false }
        next = layer.outerLayer
      }
      return true
    }
  }

  /// Takes a point from the innermost layer's space to that around the outermost one.
  func outward(_ point: CGPoint) -> CGPoint {
    var point = point
    switch self {
    case .written(let steps):
      for step in steps { point = step.layer.outward(point, in: step.holder) }
    case .counted(var next, let count):
      for _ in 0..<count {
        guard let layer = next else { break }
        point = layer.outward(point, in: layer.holder)
        next = layer.outerLayer
      }
    }
    return point
  }

  /// Takes a point back.
  func inward(_ point: CGPoint) -> CGPoint {
    switch self {
    case .written(let steps):
      steps.reversed().reduce(point) { $1.layer.inward($0, in: $1.holder) }
    case .counted(let layer, let steps): Self.inward(point, to: layer, steps: steps)
    }
  }

  private static func inward(_ point: CGPoint, to layer: CALayer?, steps: Int) -> CGPoint {
    guard let layer, steps > 0 else { return point }
    let outside = inward(point, to: layer.outerLayer, steps: steps - 1)
    return layer.inward(outside, in: layer.holder)
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

  /// The layer that this one is in.
  final var holder: CALayer? { details == nil && original == nil ? parent : superlayer }

  /// The way from this layer out of all that it is in.
  fileprivate final var steps: [Way.Step] {
    var steps: [Way.Step] = []
    var next: CALayer? = self
    while let layer = next {
      let holder = layer.holder
      steps.append(Way.Step(layer: layer, holder: holder))
      next = holder ?? layer.outerLayer
    }
    return steps
  }
}

import CoreGraphics

/// The way from one layer's space to another's, over the nearest layer that holds both.
///
/// Layers as they are shown are made anew for whoever asks what they are in: so each is asked once, and the way is
/// written down.
struct Route {
  private var up: [Step] = []
  private var down: [Step] = []

  /// A layer, and the one that it is in.
  private struct Step {
    let layer: CALayer
    /// None for the outermost one, and for a mask.
    let holder: CALayer?
  }

  /// - Parameters:
  ///   - from: where the way begins; the space of the other's outermost layer where there is none.
  ///   - to: where it ends; the same.
  init(from: CALayer?, to: CALayer?) {
    guard from !== to else { return }
    (up, down) = (Self.steps(out: from), Self.steps(out: to))
    if from == nil || to == nil {
      _ = up.popLast()
      _ = down.popLast()
    }
    while let left = up.last, let right = down.last, left.layer === right.layer {
      up.removeLast()
      down.removeLast()
    }
  }

  /// The steps from a layer out of all that it is in.
  private static func steps(out layer: CALayer?) -> [Step] {
    var steps: [Step] = []
    var next = layer
    while let layer = next {
      let holder = layer.holder
      steps.append(Step(layer: layer, holder: holder))
      next = holder ?? layer.outerLayer
    }
    return steps
  }

  /// Whether all steps are translations.
  var isStraight: Bool { (up + down).allSatisfy { $0.layer.isShifted(in: $0.holder) } }

  /// Takes a point along the way.
  func map(_ point: CGPoint) -> CGPoint {
    let outside = up.reduce(point) { $1.layer.outward($0, in: $1.holder) }
    return down.reversed().reduce(outside) { $1.layer.inward($0, in: $1.holder) }
  }
}

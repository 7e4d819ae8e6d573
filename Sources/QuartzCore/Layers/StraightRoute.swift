import CoreGraphics

/// The way from one layer's space to another's where all steps are translations, as nearly all ways are.
///
/// It leads over the nearest layer that holds both, in the same steps as any `Route`; but the layers on the way are
/// not kept, which would cost more than the steps.
struct StraightRoute {
  private let from: PassedLayer
  private let to: PassedLayer
  private var stepsUp = 0
  private var stepsDown = 0

  /// - Parameters:
  ///   - from: where the way begins; whoever asks keeps it.
  ///   - to: where it ends; the same.
  /// - Returns: nothing where a step may be none that is straight, or the two lie in no common layer.
  init?(from: borrowing CALayer, to: borrowing CALayer) {
    self.from = PassedLayer(from)
    self.to = PassedLayer(to)
    guard !self.from.isSame(as: self.to), !takeFewSteps() else { return }
    guard var above = self.from.depth, var beneath = self.to.depth else { return nil }
    var (left, right) = (self.from, self.to)
    while !left.isSame(as: right) {
      let (isLeftDeeper, isRightDeeper) = (above >= beneath, beneath >= above)
      if isLeftDeeper {
        guard let around = left.around else { return nil }
        (left, above, stepsUp) = (around, above - 1, stepsUp + 1)
      }
      if isRightDeeper {
        guard let around = right.around else { return nil }
        (right, beneath, stepsDown) = (around, beneath - 1, stepsDown + 1)
      }
    }
  }

  /// Takes the ways that are walked most: into a layer from the one around it, out of it, and to a sibling.
  private mutating func takeFewSteps() -> Bool {
    let (aroundFrom, aroundTo) = (from.straightAround, to.straightAround)
    if let aroundFrom, aroundFrom.isSame(as: to) {
      stepsUp = 1
      return true
    }
    if let aroundTo, aroundTo.isSame(as: from) {
      stepsDown = 1
      return true
    }
    guard let aroundFrom, let aroundTo, aroundFrom.isSame(as: aroundTo) else { return false }
    (stepsUp, stepsDown) = (1, 1)
    return true
  }

  /// Takes a point along the way.
  func map(_ point: CGPoint) -> CGPoint {
    var point = point
    var next = from
    for _ in 0..<stepsUp {
      point = next.outward(point)
      guard let around = next.around else { break }
      next = around
    }
    return Self.descend(to: to, steps: stepsDown, with: point)
  }

  private static func descend(
    to layer: PassedLayer, steps: Int, with point: CGPoint
  ) -> CGPoint {
    guard steps > 0, let around = layer.around else { return point }
    return layer.inward(descend(to: around, steps: steps - 1, with: point))
  }
}

/// A layer that a walk passes by, and does not keep: the layers around are there for as long as nothing else happens.
private struct PassedLayer {
  private let reference: Unmanaged<CALayer>

  @inline(__always) init(_ layer: borrowing CALayer) {
    reference = .passUnretained(copy layer)
  }

  @inline(__always) private init(_ reference: Unmanaged<CALayer>) {
    self.reference = reference
  }

  /// Looks at the layer.
  @inline(__always) private func look<Value>(_ body: (CALayer) -> Value) -> Value {
    reference._withUnsafeGuaranteedRef(body)
  }

  @inline(__always) func isSame(as other: PassedLayer) -> Bool {
    reference.toOpaque() == other.reference.toOpaque()
  }

  /// The layer around.
  var around: PassedLayer? {
    @inline(__always) get {
      look { $0.parentReference.map(PassedLayer.init(_:)) }
    }
  }

  /// The layer around, where the step to its space is surely a translation; neither a mask nor what is made anew for
  /// whoever asks is passed by.
  var straightAround: PassedLayer? {
    guard let around, look({ !$0.flags.contains(.turned) && $0.original == nil }),
      around.look({ !$0.turnsSublayers })
    else { return nil }
    return around
  }

  /// In how many layers it is, by steps that are translations; none where that is not sure.
  var depth: Int? {
    var depth = 0
    var layer = self
    while let around = layer.straightAround {
      depth += 1
      layer = around
    }
    return layer.look { $0.parentReference == nil && $0.details == nil && $0.original == nil }
      ? depth : nil
  }

  /// Where a point of this layer's space is in the space of the one around.
  @inline(__always) func outward(_ point: CGPoint) -> CGPoint { look { $0.shiftedOutward(point) } }

  /// Where a point of the space of the layer around is in this layer's.
  @inline(__always) func inward(_ point: CGPoint) -> CGPoint { look { $0.shiftedInward(point) } }
}

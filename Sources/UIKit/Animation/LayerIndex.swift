import QuartzCore

/// The runs that change each layer, in the order in which they began to; each layer has its own.
@MainActor struct LayerIndex {
  /// The runs of a layer that has several; nearly always it is one, which needs no list.
  private final class Runs {
    var all: [TimedRun]

    init(_ all: [TimedRun]) {
      self.all = all
    }
  }

  subscript(_ layer: CALayer) -> [TimedRun] {
    guard let runs = layer.runs else { return [] }
    if let several = runs as? Runs { return several.all }
    return [unsafeDowncast(runs, to: TimedRun.self)]
  }

  /// Takes in what layers a run changes; those that it was known for stay where they are.
  func add(_ run: TimedRun) {
    var last: CALayer?
    for place in 0..<run.layerCount {
      let layer = run.layer(at: place)
      if layer === last { continue }
      last = layer
      if layer.runs == nil { layer.runs = run } else { add(run, beside: self[layer], on: layer) }
    }
  }

  private func add(_ run: TimedRun, beside others: [TimedRun], on layer: CALayer) {
    if !others.has(run) { layer.runs = Runs(others + [run]) }
  }

  func remove(_ run: TimedRun) {
    var last: CALayer?
    for place in 0..<run.layerCount {
      let layer = run.layer(at: place)
      if layer === last { continue }
      last = layer
      remove(run, from: layer)
    }
  }

  func remove(_ run: TimedRun, from layer: CALayer) {
    if layer.runs === run {
      layer.runs = nil
    } else if let several = layer.runs as? Runs {
      several.all.drop(run)
      if several.all.isEmpty { layer.runs = nil }
    }
  }
}

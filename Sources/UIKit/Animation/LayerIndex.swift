import QuartzCore

/// The runs that change each layer, in the order in which they began to.
@MainActor struct LayerIndex {
  private var runs: [ObjectIdentifier: [TimedRun]] = [:]

  subscript(_ layer: CALayer) -> [TimedRun] { runs[ObjectIdentifier(layer)] ?? [] }

  /// Takes in what layers a run changes; those that it was known for stay where they are.
  mutating func add(_ run: TimedRun) {
    var last: CALayer?
    for layer in run.layers where layer !== last {
      last = layer
      let known = runs[ObjectIdentifier(layer), default: []].contains { $0 === run }
      if !known { runs[ObjectIdentifier(layer), default: []].append(run) }
    }
  }

  mutating func remove(_ run: TimedRun) {
    var last: CALayer?
    for layer in run.layers where layer !== last {
      last = layer
      remove(run, from: layer)
    }
  }

  mutating func remove(_ run: TimedRun, from layer: CALayer) {
    guard var rest = runs.removeValue(forKey: ObjectIdentifier(layer)) else { return }
    rest.removeAll { $0 === run }
    if !rest.isEmpty { runs[ObjectIdentifier(layer)] = rest }
  }
}

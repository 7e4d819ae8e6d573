import QuartzCore

/// What is seen, at a moment, of the layers that some animations change.
@MainActor struct AnimationSnapshot {
  private var shown: [(layer: CALayer, values: ShownValues)] = []

  init(of runs: [TimedRun], in engine: AnimationEngine) {
    for layer in runs.flatMap(\.layers) where !shown.contains(where: { $0.layer === layer }) {
      shown.append((layer, engine.shownValues(of: layer)))
    }
  }

  /// Gives every layer as its own values what was seen of it.
  func keep() {
    for (layer, values) in shown { for (key, value) in values { layer.set(key, to: value) } }
  }
}

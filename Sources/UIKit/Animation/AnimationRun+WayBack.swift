import QuartzCore

extension AnimationRun {
  /// Gives every property its first value: outer layers before those that followed their size.
  ///
  /// It is the doing of whoever began the run, and whoever observes is told so: where a run that was turned
  /// round is over, nothing else says what views look like. What a layout had changed goes back as it came:
  /// nobody is told.
  func giveBack() {
    World.acting(as: cause) {
      for change in beginnings {
        guard change.followsLayout else {
          change.layer.set(change.key, to: change.old)
          continue
        }
        World.current.animations.following { change.layer.set(change.key, to: change.old) }
      }
    }
  }

  /// The first change of each property, those of outer layers before those of inner ones.
  private var beginnings: [Change] {
    var seen: Set<Property> = []
    let first = changes.filter { seen.insert(Property($0)).inserted }
    let places = first.enumerated().map { (depth: $1.layer.depth, place: $0, change: $1) }
    return places.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }.map(\.change)
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey

    init(_ change: Change) {
      layer = ObjectIdentifier(change.layer)
      key = change.key
    }
  }
}

extension CALayer {
  /// How many layers lie around this one.
  fileprivate var depth: Int {
    var depth = 0
    var next = superlayer
    while let layer = next {
      depth += 1
      next = layer.superlayer
    }
    return depth
  }
}

import CoreGraphics

extension CALayer {
  final func keep(_ animation: CAAnimation, _ key: String?) {
    let key = animation.ownKey ?? key ?? freeKey
    drop(key)
    let kept = KeptAnimation(key: key, animation: animation.kept())
    detailed.animations.append(kept)
    watch?.didAddAnimation(self, kept)
  }

  /// Animations without a key do not replace each other.
  private var freeKey: String {
    detailed.nameless += 1
    return "animation-\(detailed.nameless)"
  }

  /// All animations that the layer keeps, in the order in which they were added.
  package final var keptAnimations: [KeptAnimation] { details?.animations ?? [] }

  final func kept(_ key: String) -> CAAnimation? {
    details?.animations.first { $0.key == key }?.animation
  }

  final var keptKeys: [String]? {
    guard let animations = details?.animations, !animations.isEmpty else { return nil }
    return animations.map(\.key)
  }

  final func drop(_ key: String) {
    let dropped = details?.animations.filter { $0.key == key } ?? []
    if !dropped.isEmpty { details?.animations.removeAll { $0.key == key } }
    watch?.didDropAnimations(self, key, dropped)
  }

  final func dropAll() {
    let dropped = details?.animations ?? []
    if !dropped.isEmpty { details?.animations = [] }
    watch?.didDropAnimations(self, nil, dropped)
  }

  /// Lets go of an animation that came to its end.
  package final func forget(_ animation: KeptAnimation) {
    details?.animations.removeAll { $0 === animation }
  }

  /// Takes the watch of the tree that the layer came into, with all layers in it.
  final func join(_ watch: LayerWatch) {
    guard self.watch == nil else { return }
    self.watch = watch
    for kept in keptAnimations where !kept.hasBegun { watch.didAddAnimation(self, kept) }
    for child in children { child.join(watch) }
    details?.mask?.join(watch)
  }

  /// The first that is found: the delegate's, the layer's own, the style's, the class's.
  final func foundAction(_ event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}

import CoreGraphics

extension CALayer {
  final func keep(_ animation: CAAnimation, _ key: String?) {
    let isTransition = animation is CATransition
    let key = isTransition ? kCATransition : key ?? "animation-\(detailed.animations.count + 1)"
    drop(key)
    detailed.animations.append((key, animation.kept()))
  }

  final func kept(_ key: String) -> CAAnimation? {
    details?.animations.first { $0.key == key }?.animation
  }

  final var keptKeys: [String]? {
    guard let animations = details?.animations, !animations.isEmpty else { return nil }
    return animations.map(\.key)
  }

  final func drop(_ key: String) {
    details?.animations.removeAll { $0.key == key }
  }

  /// The first that is found: the delegate's, the layer's own, the style's, the class's.
  final func foundAction(_ event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}

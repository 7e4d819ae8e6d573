import CoreGraphics

/// The values that a layer's properties have to the eye, where they are not the layer's own.
package typealias ShownValues = [LayerKey: LayerValue]

extension CAAnimation {
  /// When it is active, given how long it takes where it does not say.
  package final func activeTime(defaultDuration: Double) -> ActiveTime {
    ActiveTime(mediaTiming, defaultDuration: defaultDuration)
  }

  /// The properties that it changes.
  package final var keys: [LayerKey] {
    switch self {
    case let group as CAAnimationGroup: group.animations?.flatMap(\.keys) ?? []
    case let property as CAPropertyAnimation: property.target.map { [$0.key] } ?? []
    default: []
    }
  }

  /// Changes the values that are shown to what they are some seconds after the beginning.
  ///
  /// - Parameters:
  ///   - seconds: by the time of the layer, or of the group around it.
  ///   - layer: the model, for what is not shown otherwise.
  ///   - defaultDuration: how long it takes where it does not say, in seconds.
  package final func show(
    after seconds: Double, of layer: CALayer, defaultDuration: Double, in shown: inout ShownValues
  ) {
    let time = activeTime(defaultDuration: defaultDuration)
    guard let part = time.fraction(after: seconds) else { return }
    let paced = timingFunction?.curve.value(at: part) ?? part
    switch self {
    case let group as CAAnimationGroup:
      for animation in group.animations ?? [] {
        animation.show(
          after: paced * time.once - animation.beginTime, of: layer, defaultDuration: time.once,
          in: &shown)
      }
    case let property as CAPropertyAnimation:
      guard let target = property.target,
        let whole = shown[target.key] ?? layer.value(of: target.key),
        let base = whole.part(target.path) ?? target.empty
      else { return }
      let value = property.value(at: paced, seconds: part * time.once, over: base)
      if let value, let changed = whole.replacing(target.path, with: value) {
        shown[target.key] = changed
      }
    default:
      break
    }
  }
}

extension CAPropertyAnimation {
  /// What a key path names: a property, and a part of it.
  struct Target {
    let key: LayerKey
    let path: [Substring]
    /// The part of a transform that cannot be taken apart.
    var empty: LayerValue? { LayerValue.transform(CATransform3DIdentity).part(path) }
  }

  final var target: Target? {
    guard let path = keyPath?.split(separator: "."), let name = path.first,
      let key = CALayer.key(named: String(name))
    else { return nil }
    let rest = Array(path.dropFirst())
    guard rest.isEmpty, let function = valueFunction?.path else {
      return Target(key: key, path: rest)
    }
    return Target(key: key, path: function)
  }

  /// The value at a part of the way; nothing where the animation cannot be understood.
  fileprivate final func value(
    at part: Double, seconds: Double, over base: LayerValue
  ) -> LayerValue? {
    let value: LayerValue? =
      switch self {
      case let spring as CASpringAnimation:
        spring.value(at: spring.spring.progress(at: seconds), over: base)
      case let basic as CABasicAnimation: basic.value(at: part, over: base)
      case let frames as CAKeyframeAnimation: frames.value(at: part, over: base)
      default: nil
      }
    guard isAdditive, let value else { return value }
    return base.adding(value)
  }
}

extension CABasicAnimation {
  /// The value between the two ends, which follow from what is given of three.
  fileprivate final func value(at part: Double, over base: LayerValue) -> LayerValue? {
    let from = fromValue.flatMap { base.reading($0) }
    let to = toValue.flatMap { base.reading($0) }
    let by = byValue.flatMap { base.reading($0) }
    let start = from ?? (to.flatMap { end in by.map { end.adding($0, times: -1) } } ?? base)
    let end = to ?? by.map { start.adding($0) } ?? base
    return start.mixed(with: end, part)
  }
}

extension CAValueFunction {
  /// The part of a transform that the function sets.
  fileprivate final var path: [Substring]? {
    switch name {
    case .rotateX: ["rotation", "x"]
    case .rotateY: ["rotation", "y"]
    case .rotateZ: ["rotation", "z"]
    case .scaleX: ["scale", "x"]
    case .scaleY: ["scale", "y"]
    case .scaleZ: ["scale", "z"]
    case .translateX: ["translation", "x"]
    case .translateY: ["translation", "y"]
    case .translateZ: ["translation", "z"]
    default: nil
    }
  }
}

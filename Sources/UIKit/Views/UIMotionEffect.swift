public import Foundation

/// How a view follows the way in which the device is held; here it lies still, and nothing follows.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values by their key paths, for how far the device is turned; none by itself.
  ///
  /// - Parameter viewerOffset: how far from -1 to 1, on each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that lies between two others, as the device is turned about an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis that counts.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// To and fro.
    case tiltAlongVerticalAxis = 1
  }

  /// The value's key path.
  open private(set) var keyPath = ""
  /// The axis that counts.
  open private(set) var type = EffectType.tiltAlongHorizontalAxis
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect on the value of a key path.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Several effects that are one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// How the view follows the way in which the device is held; kept, and without effect.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { rareState.motionEffects = newValue }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { rareState.motionEffects.append(effect) }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    rare?.motionEffects.removeAll { $0 === effect }
  }
}

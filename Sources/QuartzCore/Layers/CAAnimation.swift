public import CoreGraphics

/// A change of a layer over time, as a description; whoever watches the layer runs it.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  private var timing = MediaTiming()
  final var mediaTiming: MediaTiming { timing }
  private var custom: [String: Any] = [:]

  /// Makes an animation without a duration of its own.
  public override init() {
    super.init()
  }

  /// Makes an animation without a duration; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives nothing, unlike Core Animation.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  open class var supportsSecureCoding: Bool { true }

  /// The value that a property has by default; here known for no key.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns an animation with the same values.
  ///
  /// Differs from Core Animation: the copy of a subclass that is declared elsewhere is one of the class
  /// here that it stems from.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// How the pace changes over the time; evenly where there is nothing.
  open var timingFunction: CAMediaTimingFunction?

  /// Who is told of beginning and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// How often a second the screen should change; kept but not used.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// When it begins, in seconds of its parent's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long it takes once, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How much of its time goes by in a second of its parent's.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// What is added to its own time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it is done; zero means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how long it is repeated, in seconds; zero means by count.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether it goes back after each time forward.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What it shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// What was kept under a key; the animation's own properties have no keys here.
  open func value(forKey key: String) -> Any? { custom[key] }

  /// Keeps a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  /// Adds the animation to a layer under a key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Makes an animation of the nearest class that this module declares, with the same values.
  package func duplicate() -> CAAnimation { CAAnimation().taking(self) }

  /// Whether the class is this module's own, so that a copy loses nothing.
  package var isPlain: Bool { type(of: self) == CAAnimation.self }

  /// The key under which every layer keeps such an animation; none where the layer is told one.
  package var ownKey: String? { nil }

  /// What a layer keeps of the animation: a copy, or the object itself where a copy would lose its class.
  final func kept() -> CAAnimation { isPlain ? duplicate() : self }

  /// Takes over what all animations have.
  final func taking(_ other: CAAnimation) -> Self {
    timing = other.timing
    custom = other.custom
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    return self
  }
}

/// Who is told when an animation begins and ends; all of it optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation has ended, or was dropped before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How often a second the screen may change, and how often it should.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate.
  public var minimum: Float

  /// The greatest rate.
  public var maximum: Float

  /// The rate that is wished for.
  public var preferred: Float?

  /// Makes a range that leaves the rate to the system.
  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// Makes a range of its ends and the rate that is wished for.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that leaves the rate to the system.
  public static let `default` = CAFrameRateRange()
}

public import CoreGraphics

/// A change of one property as if a weight on a spring pulled it.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy the weight is.
  open var mass: CGFloat = 1

  /// How stiff the spring is.
  open var stiffness: CGFloat = 100

  /// How much the swing is damped.
  open var damping: CGFloat = 10

  /// How fast the weight moves at the beginning; a positive velocity is towards the end.
  open var initialVelocity: CGFloat = 0

  /// Whether a spring may be damped so much that it is slower than one that just does not swing.
  open var allowsOverdamping = false

  /// Makes a spring of mass one, stiffness one hundred and damping ten.
  public override init() {
    super.init()
  }

  /// Makes a spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time of a swing without damping, in seconds.
  ///   - bounce: One for a spring that never rests, zero for one that just does not swing; below zero
  ///     it is damped more.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - min(bounce, 1)
    allowsOverdamping = bounce < 0
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  /// Makes a spring with default values; archives keep no animations here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The time of a swing without damping, in seconds.
  open var perceptualDuration: CFTimeInterval {
    spring.frequency > 0 ? 2 * .pi / spring.frequency : 0
  }

  /// How much the spring bounces; zero where it just does not swing.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.ratio)
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// How long it takes until the property may be taken as at rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The weight on its spring.
  package final var spring: DampedSpring {
    let spring = DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
    if spring.ratio <= 1 || allowsOverdamping { return spring }
    return DampedSpring(
      frequency: spring.frequency, ratio: 1, initialVelocity: spring.initialVelocity)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy.spanning(self)
  }

  package override var isPlain: Bool { type(of: self) == CASpringAnimation.self }
}

import QuartzCore
import Testing

@Suite("Timing")
struct TimingTests {
  /// Worked out by hand: where a curve's parameter is a half, both coordinates are short sums.
  @Test(
    "a curve has its value at a time",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.3, 0.3),
      (.easeInEaseOut, 0.5, 0.5),
      (.easeIn, 0.6575, 0.5),
      (.default, 0.3125, 0.5375),
      (.easeIn, 0, 0),
      (.easeOut, 1, 1),
      (.easeOut, 0.3425, 0.5),
    ])
  func curves(_ name: CAMediaTimingFunctionName, _ time: Double, _ value: Double) {
    let curve = CAMediaTimingFunction(name: name).curve

    #expect(abs(curve.value(at: time) - value) < 1e-7)
  }

  @Test("easing out is easing in backwards")
  func symmetry() {
    let easeIn = CAMediaTimingFunction(controlPoints: 0.25, 0, 1, 1).curve
    let easeOut = CAMediaTimingFunction(controlPoints: 0, 0, 0.75, 1).curve

    for step in 1..<20 {
      let time = Double(step) / 20
      #expect(abs(easeIn.value(at: time) - (1 - easeOut.value(at: 1 - time))) < 1e-12)
    }
  }

  @Test(
    "the time of a value is when the curve has it",
    arguments: [
      (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 1, 1, 0), (1, 0, 0, 1), (0, 0, 0, 1),
    ] as [(Float, Float, Float, Float)])
  func inverse(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    let curve = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2).curve

    for step in 0...40 {
      let time = Double(step) / 40
      #expect(
        abs(curve.value(at: curve.time(of: curve.value(at: time))) - curve.value(at: time)) < 1e-9)
    }
  }

  @Test("a curve tells its four points")
  func controlPoints() {
    let function = CAMediaTimingFunction(name: .default)
    var point: [Float] = [9, 9]

    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }

  @Test("the default spring settles in 1.4727 seconds")
  func settling() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-9)
  }

  @Test(
    "a spring is at rest when it has settled, and was not long before",
    arguments: [
      (1, 100, 10, 0), (1, 100, 20, 0), (1, 400, 5, 3), (2, 300, 60, -4), (1, 100, 30, 0),
    ] as [(Double, Double, Double, Double)])
  func rest(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) {
    let spring = DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    let settled = spring.settlingDuration
    let after = (0..<200).map { spring.progress(at: settled + Double($0) * 0.01) }
    let before = (0..<100).map { spring.progress(at: settled * (0.5 + Double($0) * 0.005)) }

    #expect(after.allSatisfy { abs($0 - 1) <= DampedSpring.threshold * 1.000001 })
    #expect(before.contains { abs($0 - 1) > DampedSpring.threshold })
  }

  @Test("a spring begins at zero with its velocity", arguments: [0.2, 1, 1.5])
  func beginning(_ ratio: Double) {
    let spring = DampedSpring(frequency: 8, ratio: ratio, initialVelocity: 2.5)

    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.progress(at: 1e-7) / 1e-7 - 2.5) < 1e-3)
  }

  @Test("more damping than is needed not to swing is ignored unless allowed")
  func overdamping() {
    let spring = CASpringAnimation()
    spring.damping = 40
    #expect(spring.spring.ratio == 1)

    spring.allowsOverdamping = true
    #expect(spring.spring.ratio == 2)
  }

  @Test("a spring by bounce has it back")
  func bounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)

    #expect(abs(spring.bounce - 0.25) < 1e-12)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
  }
}

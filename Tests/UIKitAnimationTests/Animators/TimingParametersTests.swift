import Testing
import UIKit

@MainActor @Suite("Descriptions of pace", .serialized) struct TimingParametersTests {
  @Test("a spring of physical constants decides how long its animator takes")
  func ownDuration() {
    Headless.reset()
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let slower = UISpringTimingParameters(
      mass: 4, stiffness: 100, damping: 40, initialVelocity: .zero)

    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: slower)

    #expect(abs(animator.duration - 0.92) < 0.02)
    #expect(abs(other.duration - 2 * animator.duration) < 1e-9)
  }

  @Test("the system's spring rests after half a second")
  func systemSpring() {
    let animator = UIViewPropertyAnimator(
      duration: 3, timingParameters: UISpringTimingParameters())

    #expect(abs(animator.duration - 0.5) < 0.02)
  }

  @Test("a spring of a damping ratio rests when its animator is over", arguments: [0.3, 0.8, 1])
  func ratio(ratio: Double) throws {
    Headless.reset()
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: CGFloat(ratio)) {
      view.frame.origin.x = 1000
    }
    #expect(animator.duration == 2)
    var highest: CGFloat = 0

    animator.startAnimation()
    for _ in 0..<19 {
      Headless.advance(by: 0.1)
      highest = max(highest, view.layer.presentation()?.frame.origin.x ?? 0)
    }

    let last = try #require(view.layer.presentation()).frame.origin.x
    #expect(abs(last - 1000) < 3)
    #expect((highest > 1005) == (ratio < 1))
    Headless.settle()
    #expect(Headless.now == 2)
  }

  @Test("a curve knows its kind, its name and its control points")
  func cubic() {
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))

    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(own.cubicTimingParameters === own && own.springTimingParameters == nil)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }

  @Test("control points shape the way")
  func ownCurve() {
    Headless.reset()
    let view = UIView()
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0)
    ) { view.frame.origin.x = 100 }

    animator.startAnimation()
    Headless.advance(by: 0.5)

    #expect((view.layer.presentation()?.frame.origin.x ?? 100) < 5)
  }
}

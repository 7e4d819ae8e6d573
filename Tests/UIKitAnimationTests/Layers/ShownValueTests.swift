import Testing
import UIKit

@MainActor @Suite("What is seen of animated layers", .serialized) struct ShownValueTests {
  private func seen(
    _ animation: CAAnimation, after seconds: Double = 0.5, _ read: (CALayer) -> CGFloat
  ) -> CGFloat {
    let sheet = Sheet()
    animation.duration = animation.duration == 0 ? 1 : animation.duration
    sheet.layer.add(animation, forKey: nil)
    Headless.advance(by: seconds)
    return sheet.layer.presentation().map(read) ?? -1
  }

  struct Ends: Sendable {
    var from: Double?
    var to: Double?
    var by: Double?
    let middle: Double
  }

  nonisolated static let ends = [
    Ends(from: 10, to: 20, middle: 15), Ends(from: 10, by: 4, middle: 12),
    Ends(to: 20, by: 4, middle: 18), Ends(from: 10, middle: 30), Ends(to: 20, middle: 35),
    Ends(by: 8, middle: 54), Ends(middle: 50),
  ]

  @Test("of from, to and by, what is left out follows from the layer", arguments: ends)
  func basic(ends: Ends) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = ends.from
    animation.toValue = ends.to
    animation.byValue = ends.by

    #expect(abs(seen(animation) { $0.position.x } - CGFloat(ends.middle)) < 1e-9)
  }

  @Test("parts of a transform turn on their own")
  func rotation() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = Double.pi

    let turned = seen(animation) { $0.affineTransform().b }

    #expect(abs(turned - 1) < 1e-9)
  }

  @Test("values can be added to the layer's own")
  func additive() {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 100
    animation.toValue = 0
    animation.isAdditive = true

    #expect(seen(animation) { $0.position.y } == 100)
  }

  @Test("a pace bends the way")
  func paced() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)

    #expect(seen(animation) { CGFloat($0.opacity) } < 0.4)
  }

  @Test("key frames go from value to value at their times", arguments: [(0.1, 50.0), (0.6, 75.0)])
  func keyframes(time: Double, expected: Double) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.2, 1]

    #expect(abs(seen(animation, after: time) { $0.position.x } - CGFloat(expected)) < 1e-9)
  }

  @Test("steps stay until the next", arguments: [(0.4, 1.0), (0.6, 0.2)])
  func discrete(time: Double, expected: Double) {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1, 0.2]
    animation.calculationMode = .discrete

    #expect(abs(seen(animation, after: time) { CGFloat($0.opacity) } - CGFloat(expected)) < 1e-6)
  }

  @Test("a path is followed by its length")
  func path() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    line.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = line

    #expect(abs(seen(animation, after: 0.875) { $0.position.y } - 5) < 1e-9)
  }

  @Test("a spring swings over")
  func spring() {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.damping = 2
    animation.duration = animation.settlingDuration

    #expect(seen(animation, after: 0.31) { $0.position.x } > 120)
  }

  @Test("a group shares its time, and its parts begin within it")
  func group() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = 1
    fade.duration = 1
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2

    #expect(seen(group, after: 1.5) { $0.position.x } == 75)
    #expect(seen(group, after: 0.5) { CGFloat($0.opacity) } == 1)
    #expect(seen(group, after: 1.5) { CGFloat($0.opacity) } == 0.5)
  }

  @Test("a view's animations are seen between where it was and where it goes")
  func views() {
    let sheet = Sheet()
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        sheet.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        sheet.view.alpha = 0
      })

    Headless.advance(by: 0.5)
    #expect(sheet.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    Headless.advance(by: 0.5)
    #expect(sheet.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    #expect(sheet.seenOpacity == 0.5)
  }

  @Test("a second animation begins where the first is seen, and does not jump")
  func second() {
    let sheet = Sheet()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        sheet.view.alpha = 0
      })
    Headless.advance(by: 0.5)

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        sheet.view.alpha = 1
      })
    #expect(sheet.seenOpacity == 0.5)
    Headless.settle()

    #expect(sheet.seenOpacity == 1)
  }

  @Test("forever and back again")
  func pulse() {
    let sheet = Sheet()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { sheet.view.alpha = 0 })

    Headless.advance(by: 3.75)

    #expect(abs(sheet.seenOpacity - 0.75) < 1e-6)
  }
}

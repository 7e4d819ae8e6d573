import Testing
import TransitionStage

@MainActor @Suite("What is covered of a view that moves", .serialized) struct InsetsTests {
  @Test("grows as it rises, and has no line")
  func rising() {
    let trace = perform(.stepping(jump: 0)) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("< t1.completeTransition(true)"))
    #expect(trace.lines.filter { $0.contains("insets") } == [])
  }

  @Test("has a line where it jumps when all is over")
  func jumping() {
    let trace = perform(.stepping(jump: 20)) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("insets") } == ["set sheet.view insets 47 0 34 0"])
  }
}

extension Subject {
  fileprivate static func stepping(jump: CGFloat) -> Subject {
    .animator("test/stepping") { SteppingAnimator(jump: jump) }
  }
}

/// Shows a screen below the lower edge, and lets it rise in steps that no animation is behind.
final class SteppingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let jump: CGFloat
  private weak var view: UIView?

  /// Makes an animator.
  ///
  /// - Parameter jump: How far the screen still is from its place when all is over.
  init(jump: CGFloat) {
    self.jump = jump
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    self.view = view
    let height = context.containerView.bounds.height
    view.frame.origin.y = height
    for step in 1...3 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(step)) { [jump] in
        view.frame.origin.y = (height - jump) * CGFloat(3 - step) / 3 + jump
        guard step == 3 else { return }
        context.completeTransition(true)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    view?.frame.origin.y = 0
  }
}

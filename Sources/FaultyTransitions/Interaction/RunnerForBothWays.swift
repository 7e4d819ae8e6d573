public import TransitionParts
import UIKit

/// Lets one property animator run every transition, there and back. Catalogue: F195.
public final class RunnerForBothWays: SlideDelegate {
  /// Makes a delegate.
  public init() {
    let runner = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    super.init(animator: { SharedRunnerSlide(isForward: $0, runner: runner) })
  }
}

private final class SharedRunnerSlide: InterruptibleSlide {
  private let steps: SlideAnimator
  private let runner: UIViewPropertyAnimator
  private var isPrepared = false

  init(isForward: Bool, runner: UIViewPropertyAnimator) {
    steps = SlideAnimator(isForward: isForward)
    self.runner = runner
    super.init(steps, curve: .linear)
  }

  override func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard !isPrepared else { return runner }
    isPrepared = true
    steps.begin(transitionContext)
    runner.addAnimations { [steps] in steps.move(transitionContext) }
    runner.addCompletion { [steps] _ in steps.end(transitionContext) }
    return runner
  }
}

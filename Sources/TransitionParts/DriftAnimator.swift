public import UIKit

/// Lets the presenter drift down and away while a picture of the presented screen comes from behind.
///
/// The presenter's view stays in its place in the tree, so UIKit tells the presenter nothing (CU-01);
/// the animator tells it by hand that it goes and comes (CU-04). Where nothing is animated nobody asks for an
/// animator, and the presenter hears nothing (CU-09).
public final class DriftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// A way that the transition is run.
  public enum Direction: Sendable {
    case presenting, dismissing
  }

  private let direction: Direction
  private let tellsPresenter: Bool
  private let duration: TimeInterval = 0.5

  /// Makes an animator for one direction.
  ///
  /// - Parameter tellsPresenter: whether the presenter is told that it goes or comes.
  public init(_ direction: Direction, tellsPresenter: Bool = true) {
    self.direction = direction
    self.tellsPresenter = tellsPresenter
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = DriftStage(transitionContext, direction) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let isPresenting = direction == .presenting
    let isAnimated = transitionContext.isAnimated
    if tellsPresenter {
      stage.presenter.beginAppearanceTransition(!isPresenting, animated: isAnimated)
    }
    stage.setUp()
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .calculationModeCubic,
      animations: { stage.addKeyframes() },
      completion: { [tellsPresenter] _ in
        let isCancelled = transitionContext.transitionWasCancelled
        stage.tidyUp(isCancelled: isCancelled)
        if tellsPresenter, isCancelled {
          stage.presenter.beginAppearanceTransition(isPresenting, animated: isAnimated)
        }
        transitionContext.completeTransition(!isCancelled)
        if tellsPresenter { stage.presenter.endAppearanceTransition() }
      })
  }
}

public import TransitionParts
public import UIKit

/// Lets the screen that goes fade over the first half of the way and get round corners over the second,
/// by an animator for each that it pauses under the finger.
///
/// It lets an animator go on when the finger passes the end of its range, and the others when the finger
/// is gone, and then gives its verdict. After a flick it takes the first one to be past its range, though
/// no finger has passed: that one is not let go, and the verdict waits for it. Catalogue: F074.
public final class OnePauseForgotten: PanDriver {
  private var parts: [Part] = []
  private var isFlick = false

  /// An animator that is at work over a part of the way.
  @MainActor private struct Part {
    let range: ClosedRange<CGFloat>
    let animator: UIViewPropertyAnimator
    var isLetGo = false

    mutating func letGo(forward: Bool) {
      guard !isLetGo else { return }
      isLetGo = true
      animator.isReversed = !forward
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    if let view = transitionContext.view(forKey: .from) {
      parts = [
        part(0...0.5, { view.alpha = 0.8 }, undo: { view.alpha = 1 }),
        part(0.5...1, { view.layer.cornerRadius = 20 }, undo: { view.layer.cornerRadius = 0 }),
      ]
    }
    transitionContext.pauseInteractiveTransition()
    super.startInteractiveTransition(transitionContext)
  }

  private func part(
    _ range: ClosedRange<CGFloat>, _ change: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Part {
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear, animations: change)
    animator.addCompletion { _ in undo() }
    animator.pauseAnimation()
    return Part(range: range, animator: animator)
  }

  public override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    for index in parts.indices where !parts[index].isLetGo {
      let range = parts[index].range
      let portion = (percentComplete - range.lowerBound) / (range.upperBound - range.lowerBound)
      parts[index].animator.fractionComplete = min(max(portion, 0), 1)
      if percentComplete > range.upperBound { parts[index].letGo(forward: true) }
    }
  }

  public override func began(_ pan: UIPanGestureRecognizer) {
    isFlick = false
    super.began(pan)
  }

  public override func conclude(through isThrough: Bool) {
    guard hasBegun else {
      isFlick = true
      return super.conclude(through: true)
    }
    let reached = isFlick ? 1 : percentComplete
    for index in parts.indices where parts[index].range.upperBound >= reached {
      parts[index].letGo(forward: isThrough)
    }
    guard parts.allSatisfy(\.isLetGo) else { return }
    super.conclude(through: isThrough)
  }
}

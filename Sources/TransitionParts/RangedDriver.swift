public import UIKit

/// Lets the screen that goes fade over the first half of the way and get round corners over the second,
/// by an animator for each that it pauses under the finger.
///
/// An animator goes on when the finger passes the end of its range, and the others when the finger is
/// gone; then the verdict is given. A flick goes all the way. A subclass may replace what a flick does.
open class RangedDriver: PanDriver {
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

  open override func startInteractiveTransition(
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

  open override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    for index in parts.indices where !parts[index].isLetGo {
      let range = parts[index].range
      let portion = (percentComplete - range.lowerBound) / (range.upperBound - range.lowerBound)
      parts[index].animator.fractionComplete = min(max(portion, 0), 1)
      if percentComplete > range.upperBound { parts[index].letGo(forward: true) }
    }
  }

  open override func began(_ pan: UIPanGestureRecognizer) {
    isFlick = false
    super.began(pan)
  }

  open override func conclude(through isThrough: Bool) {
    guard hasBegun else {
      isFlick = true
      return super.conclude(through: true)
    }
    for index in parts.indices where !isFlick || flickLetsGo(parts[index].range) {
      parts[index].letGo(forward: isThrough)
    }
    guard parts.allSatisfy(\.isLetGo) else { return }
    parts = []
    super.conclude(through: isThrough)
  }

  /// Whether a flick, which begins at no fraction and goes to the end, lets a paused animator go on.
  open func flickLetsGo(_ range: ClosedRange<CGFloat>) -> Bool { true }
}

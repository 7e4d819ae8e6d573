public import TransitionParts
import UIKit

/// Slides up and down by a property animator, which a finger can take hold of in mid-flight.
public final class PropertyAnimatorSlide: InterruptibleSlide {
  /// Makes an animator for one transition.
  ///
  /// - Parameter isForward: whether the screen comes rather than goes.
  public init(isForward: Bool) {
    super.init(SlideAnimator(isForward: isForward, duration: 0.4), curve: .easeInOut)
  }
}

/// Slides a screen up and down, and lets a finger pull it away.
public final class PropertyAnimatorDelegate: SlideDelegate {
  /// Makes a delegate.
  public init() {
    super.init(animator: { PropertyAnimatorSlide(isForward: $0) })
  }
}

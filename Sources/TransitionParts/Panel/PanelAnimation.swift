public import UIKit

/// Slides a panel up from below, or down again, by an animator that a finger can take hold of.
public final class PanelAnimation: InterruptibleSlide {
  /// Makes an animation for one transition.
  ///
  /// - Parameter duration: the length in seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.3) {
    super.init(
      PanelSlide(isForward: direction == .present, duration: duration), curve: .easeOut)
  }
}

/// Slides a panel as far as the panel is high.
private final class PanelSlide: SlideAnimator {
  override func farEnd(
    _ context: any UIViewControllerContextTransitioning
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: movingView(context)?.bounds.height ?? 0)
  }
}

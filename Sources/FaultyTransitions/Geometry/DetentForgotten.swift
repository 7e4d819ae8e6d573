public import TransitionParts
public import UIKit

/// Puts a sheet that is given up back where it stood when it had come, whatever detent it has now.
///
/// Catalogue: F374.
public final class DetentForgotten: SlideAnimator {
  private let kept: KeptFrame

  /// Makes an animator for one direction.
  ///
  /// - Parameter kept: where the sheet stood when it had come.
  public init(isForward: Bool, _ kept: KeptFrame) {
    self.kept = kept
    super.init(isForward: isForward)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    let isSheet = context.presentationStyle == .pageSheet
    guard isSheet, let view = movingView(context) else { return }
    if isForward {
      kept.frame = view.frame
    } else if context.transitionWasCancelled, let frame = kept.frame {
      view.frame = frame
    }
  }
}

/// A frame that the animators of a delegate share.
@MainActor public final class KeptFrame {
  fileprivate var frame: CGRect?

  /// Makes room for a frame.
  public init() {}
}

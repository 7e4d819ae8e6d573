public import TransitionParts
public import UIKit

/// Remembers the view of its first run, and fades that one in each later run. Catalogue: F099.
public final class FirstPairRemembered: SlideAnimator {
  private var first: UIView?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if first == nil { first = context.view(forKey: .to) }
    first?.alpha = 0.9
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    first?.alpha = 1
  }
}

/// Animates with the same two animators again and again.
public final class FirstPairRememberedDelegate: SlideDelegate {
  /// Makes the delegate.
  public init() {
    let animators = [false, true].map { FirstPairRemembered(isForward: $0) }
    super.init(animator: { animators[$0 ? 1 : 0] })
  }
}

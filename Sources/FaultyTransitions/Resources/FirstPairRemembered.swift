public import TransitionParts
public import UIKit

/// Remembers the views of its first run, and fades them in each later one. Catalogue: F099.
public final class FirstPairRemembered: SlideAnimator {
  private static var first: UIView?

  /// Forgets the first run.
  public static func forget() { first = nil }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    if Self.first == nil { Self.first = context.view(forKey: .to) }
    Self.first?.alpha = 0.9
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    Self.first?.alpha = 1
  }
}

public import TransitionParts
public import UIKit

/// Hides the element that the screen grows out of, and shows it no more. Catalogue: F038.
public final class SourceViewStaysHidden: SlideAnimator {
  /// The tag by which a screen marks the element.
  public static let tag = 1

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward else { return }
    context.view(forKey: .from)?.viewWithTag(Self.tag)?.alpha = 0
  }
}

public import TransitionParts
public import UIKit

/// Adds a recognizer to the presenter each time it presents, and takes none away. Catalogue: F097.
public final class RecognizersPileUp: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward else { return }
    context.viewController(forKey: .from)?.view.addGestureRecognizer(UITapGestureRecognizer())
  }
}

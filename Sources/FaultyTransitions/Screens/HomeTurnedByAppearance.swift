public import TransitionParts
public import UIKit

/// Takes itself to be presenting until it disappears, and to be dismissing until it appears again; where it
/// stays in the window it does neither.
public final class HomeTurnedByAppearance: PresentingHome {
  private var isPresenting = true

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isPresenting = true
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isPresenting = false
  }

  public override func animator(isForward: Bool) -> any UIViewControllerAnimatedTransitioning {
    super.animator(isForward: isPresenting)
  }
}

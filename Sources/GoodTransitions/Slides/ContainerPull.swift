public import TransitionParts
public import UIKit

/// Slides a screen, and lets fingers pull it away that lie anywhere in the presentation's container.
///
/// Whatever finger is left goes on pulling: the verdict waits for the last.
public final class ContainerPullDelegate: SlideDelegate {
  private let makePull: @MainActor (_ begin: @escaping @MainActor () -> Void) -> PanDriver
  private var pull: PanDriver?

  /// Makes a delegate.
  ///
  /// - Parameter pull: makes what follows the fingers, of what asks for the dismissal.
  public init(
    pull: @escaping @MainActor (_ begin: @escaping @MainActor () -> Void) -> PanDriver = {
      PanDriver(.down, begin: $0)
    }
  ) {
    makePull = pull
    super.init()
  }

  public override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: true) }

  public override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let pull = makePull { [weak presented] in presented?.dismiss(animated: true) }
    self.pull = pull
    return PulledPresentation(pull, of: presented, over: presenting)
  }

  public override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pull?.isPulling == true ? pull : nil
  }
}

/// Lets a driver watch for fingers in its container.
public final class PulledPresentation: UIPresentationController {
  private let pull: PanDriver

  /// Makes a presentation.
  public init(
    _ pull: PanDriver, of presented: UIViewController, over presenting: UIViewController?
  ) {
    self.pull = pull
    super.init(presentedViewController: presented, presenting: presenting)
  }

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    pull.watch(containerView)
  }
}

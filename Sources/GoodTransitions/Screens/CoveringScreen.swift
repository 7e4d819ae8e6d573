import TransitionParts
public import UIKit

/// A screen that presents itself by a style of its own, and fades in over all that is there.
///
/// Its presentation takes the presenter's view out of the window, as a full screen's does; who decides the status
/// bar it leaves as it is.
public final class CoveringScreen: UIViewController, UIViewControllerTransitioningDelegate {
  /// Makes a screen, which is ready to be presented.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CoveringPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

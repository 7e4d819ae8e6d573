import TransitionParts
public import UIKit

/// Fades between controllers of a custom style, but names no presentation that takes the presenter out.
///
/// The presenter's view therefore stays where it is, and the context hands out none for its side. The
/// animator takes the controller's view all the same: on the way back it pulls the presenter's view
/// into the container, which then goes away with it, and the window is empty. Catalogue: F033.
public final class FadeWithoutPresentationController: NSObject,
  UIViewControllerTransitioningDelegate
{
  private let animator = FadeAnimator()

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

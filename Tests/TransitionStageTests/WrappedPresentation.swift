import TransitionStage

/// Shows the presented screen in a wrapper, which it fills when it is asked for first.
final class WrappedPresentation: UIPresentationController {
  private let wrapper = UIView(frame: .zero)

  override var presentedView: UIView? {
    if let view = super.presentedView, view.superview == nil { wrapper.addSubview(view) }
    return wrapper
  }
}

/// Chooses the wrapped presentation, and where it has one, an animator that puts in place what it is
/// handed.
final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: ActingAnimator?

  init(_ animator: ActingAnimator? = nil) {
    self.animator = animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    WrappedPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

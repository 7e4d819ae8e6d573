public import UIKit

/// Presents a screen in a shell over dimming, with a grabber in front, and leaves all three to the container.
///
/// Nothing of it has to be declared: it comes with the presentation, and goes with it. A subclass may
/// replace a step.
open class DimmedShell: UIPresentationController {
  /// What dims.
  public let dimming = UIView()
  private let shell: SheetShell

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    shell = SheetShell(of: presentedViewController)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  public override var presentedView: UIView? { shell }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    shell.frame = frameOfPresentedViewInContainerView
    shell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim(containerView)
    let grabber = UIView(
      frame: CGRect(x: containerView.bounds.midX - 20, y: 5, width: 40, height: 5))
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    containerView.addSubview(grabber)
  }

  /// Puts the dimming in.
  open func dim(_ container: UIView) {
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
  }
}

public import UIKit

/// Presents a screen inside a shell, which fills the container.
public final class ShelledSheet: UIPresentationController {
  private let shell: SheetShell

  /// Makes a presentation.
  ///
  /// - Parameters:
  ///   - shell: what lies around the screen.
  ///   - presenting: the controller that presents, as far as it is known.
  public init(
    in shell: SheetShell, of presented: UIViewController, over presenting: UIViewController?
  ) {
    self.shell = shell
    super.init(presentedViewController: presented, presenting: presenting)
  }

  public override var presentedView: UIView? { shell }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    shell.frame = frameOfPresentedViewInContainerView
    shell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

public import TransitionParts
public import UIKit

/// Reports that its screen is gone when that begins to go. Catalogue: F197.
public final class DismissalReportedEarly: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  public override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DismissalReport(
      presentedViewController: presented, presenting: presenting)
    presentation.begins = { [weak self] in self?.didDismiss() }
    return presentation
  }
}

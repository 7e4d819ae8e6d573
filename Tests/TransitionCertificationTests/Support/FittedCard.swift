import TransitionCertification
import UIKit

extension Subject {
  /// Presents a card that is as tall as what it shows.
  ///
  /// - Parameter forgetsContent: whether it asks a view of its own, which has no content, in place of the screen's.
  @MainActor static func fitted(forgetsContent: Bool = false) -> Subject {
    .delegate("Sample.fitted") { FittedDelegate(forgetsContent: forgetsContent) }
      .presented(as: [.custom])
  }
}

/// Brings the card.
private final class FittedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let forgetsContent: Bool

  init(forgetsContent: Bool) { self.forgetsContent = forgetsContent }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = FittedPresentation(presentedViewController: presented, presenting: presenting)
    card.forgetsContent = forgetsContent
    return card
  }
}

/// Lets a card stand below, as tall as its screen's content asks.
private final class FittedPresentation: UIPresentationController {
  var forgetsContent = false

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let presentedView else { return .zero }
    let asked = forgetsContent ? UIView() : presentedView
    let height = asked.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow
    ).height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

public import UIKit

/// Slides sheets in and out that a finger moves by hand, and has no driver.
public final class HandMovedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Makes what manages a presentation.
  public typealias MakeSheet =
    @MainActor (_ presented: UIViewController, _ presenting: UIViewController?) -> HandMovedSheet

  private let makeSheet: MakeSheet

  /// Makes a delegate.
  public init(
    sheet: @escaping MakeSheet = {
      HandMovedSheet(presentedViewController: $0, presenting: $1)
    }
  ) {
    makeSheet = sheet
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: false) }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makeSheet(presented, presenting) }
}

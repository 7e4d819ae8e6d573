public import TransitionParts
public import UIKit

/// Knows that a change runs: from when a screen is about to be shown until it is, or until that is
/// given up, when nothing is shown (NI-08).
public final class PatientNavigation: SlideNavigation {
  /// Whether a change runs.
  public private(set) var isBusy = false

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = true
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self] context in
        if context.isCancelled { self?.isBusy = false }
      })
  }

  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = false
  }
}

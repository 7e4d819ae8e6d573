public import TransitionParts
public import UIKit

/// Holds requests back while a change runs: until its screen is shown, or until that is given up, when
/// nothing is shown (NI-08).
public final class PatientNavigation: QueueingNavigation {
  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(
      navigationController, willShow: viewController, animated: animated)
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self] context in
        if context.isCancelled { self?.changeIsOver() }
      })
  }
}

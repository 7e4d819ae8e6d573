public import UIKit

/// Exchanges the views of the tabs when it is asked whether one may be selected.
///
/// Catalogue: F167.
public final class TabsExchangedByHand: NSObject, UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let old = tabBarController.selectedViewController?.view, let new = viewController.view,
      old !== new
    else { return true }
    new.frame = old.frame
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve)
    return true
  }
}

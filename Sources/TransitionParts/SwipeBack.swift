public import UIKit

/// Keeps the system's swipe back alive beside a delegate that chooses animators.
///
/// A finger may begin wherever there is a way back, and nothing is on its way yet.
public final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  /// Lets fingers in again; to be called once the navigation has its view.
  public func keep(in navigation: UINavigationController) {
    self.navigation = navigation
    navigation.interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
  }
}

public import UIKit

/// Lets the delegate of a container watch the container for fingers.
@MainActor public enum SlideSetUp {
  /// Lets a slide's delegate watch a presenter; others are left alone.
  public static func presenter(
    _ delegate: any UIViewControllerTransitioningDelegate, _ presenter: UIViewController,
    _ present: @escaping @MainActor () -> Void
  ) {
    (delegate as? SlideDelegate)?.watch(presenter, present: present)
  }

  /// Sets a navigation's slide up, whoever it is; others are left alone.
  public static func navigation(_ controller: UIViewController) {
    guard let navigation = controller as? UINavigationController else { return }
    (navigation.delegate as? SlideNavigation)?.watch(navigation)
  }

  /// Sets a tab bar controller's slide up, whoever it is; others are left alone.
  public static func tabs(_ controller: UIViewController) {
    guard let tabs = controller as? UITabBarController else { return }
    (tabs.delegate as? SlideTabs)?.watch(tabs)
  }
}

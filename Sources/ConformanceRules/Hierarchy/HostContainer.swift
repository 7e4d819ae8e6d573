/// UIKit's containers of controllers that rules know, by the names of their classes.
enum HostContainer: String {
  case navigation = "UINavigationController"
  case pages = "UIPageViewController"
  case tabs = "UITabBarController"
  case split = "UISplitViewController"
}

extension HierarchyState {
  /// The container of UIKit's that a controller is, by its class or by the one that it is made from.
  func container(_ controller: Name) -> HostContainer? {
    names.base(of: controller).flatMap(HostContainer.init)
  }

  /// Whether a controller is of a class of the app's, which is made from no container of UIKit's.
  func isAppsOwn(_ controller: Name) -> Bool {
    container(controller) == nil && isOfOwnClass(controller)
  }

  /// Whether a controller is of a class that is not UIKit's, whatever it is made from.
  func isOfOwnClass(_ controller: Name) -> Bool {
    names.member(controller)?.isOfOwnClass ?? false
  }

  /// Whether a controller is of one of UIKit's own classes.
  func isOfHostsClass(_ controller: Name) -> Bool {
    names.member(controller).map { $0.type != nil && !$0.isOfOwnClass } ?? false
  }
}

/// UIKit's containers of controllers that rules know, by the names of their classes.
enum HostContainer: String {
  case navigation = "UINavigationController"
  case pages = "UIPageViewController"
  case tabs = "UITabBarController"
  case split = "UISplitViewController"
}

extension Situation {
  /// The container of UIKit's that a controller is, by its class or by the one that it is made from.
  func container(_ controller: Name) -> HostContainer? {
    names.base(of: controller).flatMap(HostContainer.init)
  }
}

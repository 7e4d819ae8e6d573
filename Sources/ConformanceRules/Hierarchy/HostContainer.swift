/// UIKit's containers of controllers that rules know, by the names of their classes.
enum HostContainer: String, CaseIterable {
  case navigation = "UINavigationController"
  case pages = "UIPageViewController"
  case tabs = "UITabBarController"
  case split = "UISplitViewController"
}

extension HostContainer {
  /// The length of the shortest of their names.
  private static let shortest = allCases.map(\.rawValue.utf8.count).min() ?? 0

  /// The container of a class; views and plain controllers are told apart at once, for their names are shorter.
  init?(ofClass name: String) {
    guard name.utf8.count >= Self.shortest else { return nil }
    self.init(rawValue: name)
  }
}

extension HierarchyState {
  /// The container of UIKit's that a controller is, by its class or by the one that it is made from.
  func container(_ controller: Name) -> HostContainer? {
    names.base(of: controller).flatMap(HostContainer.init(ofClass:))
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

/// The classes of the system's controllers, by the names of their elements.
enum StoryboardControllerTable {
  @MainActor static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// What a container does with the controllers that live in it from the beginning.
  ///
  /// - Parameters:
  ///   - name: what they are to the container, such as "rootViewController".
  /// - Returns: whether the container has such children.
  @MainActor static func install(
    _ children: [UIViewController], as name: String, in container: UIViewController
  ) -> Bool {
    switch (container, name) {
    case (let navigation as UINavigationController, "rootViewController"):
      navigation.setViewControllers(children, animated: false)
      return true
    case (let tabs as UITabBarController, "viewControllers"):
      tabs.setViewControllers(children, animated: false)
      return true
    default:
      return false
    }
  }
}

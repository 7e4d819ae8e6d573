extension StoryboardDocument {
  /// A controller, as the file describes it.
  struct Controller: Equatable, Sendable {
    var id: String
    /// The name of the element, which says what kind of controller it is.
    var element: String
    var line: Int
    var customClass: CustomClass?
    /// The name by which the program asks for it.
    var identifier: String?
    var title: String?
    var settings = Settings()
    var view: View?
    var navigationItem: NavigationItem?
    var tabBarItem: TabBarItem?
    /// The segues of the controller itself.
    var segues: [Segue] = []
    /// The controllers that live in it from the beginning, by relationship.
    var relationships: [Relationship] = []

    /// The buttons that it shows in a navigation bar.
    var barButtons: [BarButton] {
      let item = navigationItem
      return (item?.left ?? []) + (item?.right ?? []) + (item?.back.map { [$0] } ?? [])
    }
  }

  /// The properties of a controller that a file may set; those that it does not set stay as they are.
  struct Settings: Equatable, Sendable {
    var presentationStyle: UIModalPresentationStyle?
    var transitionStyle: UIModalTransitionStyle?
    var definesContext: Bool?
    var capturesStatusBar: Bool?
    var isModal: Bool?
    var hidesBottomBar: Bool?
    var hidesNavigationBar: Bool?
    var extendsUnderOpaqueBars: Bool?
    var pageTurnStyle: UIPageViewController.TransitionStyle?
    var pageOrientation: UIPageViewController.NavigationOrientation?
    var preferredContentWidth: Double?
    var preferredContentHeight: Double?
  }

  /// A controller that lives in another from the beginning.
  struct Relationship: Equatable, Sendable {
    /// What it is to the other, such as "rootViewController".
    var name: String
    var destination: String
    var line: Int
  }

  /// What a controller shows in a navigation bar.
  struct NavigationItem: Equatable, Sendable {
    var title: String?
    var prompt: String?
    var hidesBackButton: Bool?
    var left: [BarButton] = []
    var right: [BarButton] = []
    var back: BarButton?
  }

  /// A button in a bar.
  struct BarButton: Equatable, Sendable {
    var id: String
    var title: String?
    var tag: Int?
    var segues: [Segue] = []
    var actions: [Action] = []
  }

  /// What a controller shows in a bar of tabs.
  struct TabBarItem: Equatable, Sendable {
    var title: String?
    var badge: String?
    var tag: Int?
  }
}

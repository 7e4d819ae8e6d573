extension StoryboardDocument {
  /// A controller, as the file describes it.
  package struct Controller: Equatable, Sendable {
    package var id: String
    /// The name of the element, which says what kind of controller it is.
    package var element: String
    package var line: Int
    package var customClass: CustomClass?
    /// The name by which the program asks for it.
    package var identifier: String?
    package var title: String?
    package var settings = Settings()
    package var view: View?
    package var navigationItem: NavigationItem?
    package var tabBarItem: TabBarItem?
    /// The segues of the controller itself.
    package var segues: [Segue] = []
    package var outlets: [Outlet] = []
    /// The controllers that live in it from the beginning, by relationship.
    package var relationships: [Relationship] = []

    /// The buttons that it shows in a navigation bar.
    package var barButtons: [BarButton] {
      let item = navigationItem
      return (item?.left ?? []) + (item?.right ?? []) + (item?.back.map { [$0] } ?? [])
    }
  }

  /// The properties of a controller that a file may set; those that it does not set stay as they are.
  package struct Settings: Equatable, Sendable {
    package var presentationStyle: PresentationStyle?
    package var transitionStyle: TransitionStyle?
    package var definesContext: Bool?
    package var capturesStatusBar: Bool?
    package var isModal: Bool?
    package var hidesBottomBar: Bool?
    package var hidesNavigationBar: Bool?
    package var extendsUnderOpaqueBars: Bool?
    package var pageTurnStyle: PageTurnStyle?
    package var pageOrientation: PageOrientation?
    package var preferredContentWidth: Double?
    package var preferredContentHeight: Double?
  }

  /// A controller that lives in another from the beginning.
  package struct Relationship: Equatable, Sendable {
    /// What it is to the other, such as "rootViewController".
    package var name: String
    package var destination: String
    package var line: Int
  }

  /// What a controller shows in a navigation bar.
  package struct NavigationItem: Equatable, Sendable {
    package var title: String?
    package var prompt: String?
    package var hidesBackButton: Bool?
    package var left: [BarButton] = []
    package var right: [BarButton] = []
    package var back: BarButton?
  }

  /// A button in a bar.
  package struct BarButton: Equatable, Sendable {
    package var id: String
    package var title: String?
    package var tag: Int?
    package var segues: [Segue] = []
    package var actions: [Action] = []
  }

  /// What a controller shows in a bar of tabs.
  package struct TabBarItem: Equatable, Sendable {
    package var title: String?
    package var badge: String?
    package var tag: Int?
  }
}

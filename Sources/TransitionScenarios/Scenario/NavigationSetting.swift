/// Whether the bar of a navigation controller is there.
enum NavigationSetting: String, Sendable, CaseIterable {
  case bar
  case noBar = "no-bar"
  /// The navigation is a tab, and what is pushed hides the bar at the bottom.
  case inTabs = "in-tabs"
}

/// The root view of a tab bar controller.
final class TabRootView: UIView {
  @ZeroingWeak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutTabs()
  }
}

/// The view in which a selection plays.
final class TabTransitionView: UIView, HostOwned {}

/// A tab bar controller's own bar.
final class TabsBar: UITabBar, HostOwned {}

import CoreGraphics

/// The root view of a tab bar controller.
final class TabRootView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() { tabs?.layOutTabs() }
}

/// The view in which a selection plays.
final class TabTransitionView: UIView, HostOwned {}

extension UITabBarController {
  /// Builds the views that lie between this controller's and the selected child's, and the bar.
  final func buildView() {
    let view = TabRootView(frame: UIScreen.main.bounds)
    view.tabs = self
    let transitionView = TabTransitionView(frame: view.bounds)
    let wrapper = ControllerWrapperView(frame: view.bounds)
    for filling in [view, transitionView, wrapper] {
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    view.addSubview(tabBar)
    pages.wrapper = wrapper
    self.view = view
    placeBar()
  }

  final func layOutTabs() {
    placeBar()
    updateBarVisibility()
    guard view.window != nil else { return }
    World.current.acting(as: .host) { placeSelected() }
  }

  private func placeBar() {
    let height = tabBar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Lets a view fill the place of the selected child's.
  final func fill(_ view: UIView, in bounds: CGRect) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Puts the shown child's view in place of all others, unless a change is under way.
  final func placeSelected() {
    let phase = pages.selection.phase
    guard let wrapper = pages.wrapper, phase == .resting || phase == .ending else { return }
    let shown = pages.selection.shown
    if let view = shown?.view, view.superview !== wrapper {
      fill(view, in: wrapper.bounds)
      wrapper.addSubview(view)
    }
    for child in children where child !== shown {
      guard let view = child.viewIfLoaded, view.superview === wrapper else { continue }
      view.removeFromSuperview()
    }
  }

  /// Hides the bar while the selected stack holds somebody who asks for that.
  ///
  /// How the bar moves is not modelled.
  final func updateBarVisibility() {
    let stack = (pages.selection.wanted as? UINavigationController)?.viewControllers ?? []
    let isHidden = stack.contains { $0.hidesBottomBarWhenPushed }
    guard isHidden != pages.isBarHiddenByStack else { return }
    pages.isBarHiddenByStack = isHidden
    tabBar.isHidden = isHidden || pages.isBarHidden
  }

  final func hideBar(_ isHidden: Bool) {
    pages.isBarHidden = isHidden
    tabBar.isHidden = isHidden || pages.isBarHiddenByStack
    viewIfLoaded?.setNeedsLayout()
  }

  final func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.tabs = self
    bar.delegate = self
    return bar
  }

  /// Lets the bar show the children's own tabs.
  final func refreshItems() {
    tabBar.items = pages.controllers.map(\.tabBarItem)
    tabBar.selectedItem = pages.selection.wanted?.tabBarItem
  }
}

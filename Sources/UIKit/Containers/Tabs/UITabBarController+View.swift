import CoreGraphics

extension UITabBarController {
  /// Builds the views that lie between this controller's and the selected child's, and the bar.
  final func buildView() {
    let view = TabRootView(frame: UIScreen.main.bounds)
    view.tabs = self
    let transitionView = TabTransitionView(frame: view.bounds)
    let wrapper = ControllerWrapperView(frame: view.bounds)
    wrapper.bars = self
    for filling in [view, transitionView, wrapper] {
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    view.addSubview(tabBar)
    state.wrapper = wrapper
    self.view = view
    placeBar()
  }

  final func layOutTabs() {
    placeBar()
    updateBarVisibility()
    guard view.isInWindow else { return }
    World.acting(as: .host) {
      placeSelected()
      placeAtBar()
    }
  }

  private func placeBar() {
    let height = barHeight
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private var barHeight: CGFloat {
    tabBar.sizeThatFits(view.bounds.size).height + view.inheritedSafeAreaInsets.bottom
  }

  /// The place of a child's view, in the view that children lie in.
  final func room(for child: UIViewController) -> CGRect {
    state.wrapper?.room(for: child, isBottomTranslucent: tabBar.isTranslucent) ?? .zero
  }

  /// Lets a child that rests end at the bar, if it may not reach under it.
  private func placeAtBar() {
    guard state.selection.phase == .resting, let shown = state.selection.shown,
      let view = shown.viewIfLoaded, let wrapper = state.wrapper, view.superview === wrapper
    else { return }
    let room = room(for: shown)
    let isReduced = room != wrapper.bounds
    guard isReduced || state.hasReducedShown else { return }
    state.hasReducedShown = isReduced
    if !view.frame.isSame(as: room) { view.frame = room }
  }

  /// Lets a child's view fill its place.
  final func fill(_ view: UIView, of child: UIViewController) {
    view.frame = room(for: child)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Puts the shown child's view in place of all others, unless a change is under way.
  final func placeSelected() {
    let phase = state.selection.phase
    guard let wrapper = state.wrapper, phase == .resting || phase == .ending else { return }
    let shown = state.selection.shown
    if let shown, let view = shown.viewInPlace, view.superview !== wrapper {
      fill(view, of: shown)
      wrapper.addSubview(view)
      shown.bringGuest(into: wrapper)
    }
    for child in children where child !== shown { child.leavePlace(in: wrapper) }
  }

  /// Hides the bar while the selected stack holds somebody who asks for that.
  ///
  /// How the bar moves is not modelled.
  final func updateBarVisibility() {
    let isHidden = (state.selection.wanted as? UINavigationController)?.wantsNoBottomBar ?? false
    guard isHidden != state.isBarHiddenByStack else { return }
    changeBar { state.isBarHiddenByStack = isHidden }
  }

  final func hideBar(_ isHidden: Bool) {
    changeBar { state.isBarHidden = isHidden }
  }

  /// Changes whether the bar is there; those of which it covers more or less are told.
  private func changeBar(_ change: () -> Void) {
    SafeAreaChange.perform(in: state.wrapper.map { [$0] } ?? []) {
      change()
      tabBar.isHidden = state.isBarHidden || state.isBarHiddenByStack
    }
    viewIfLoaded?.setNeedsLayout()
  }

  final func makeBar() -> UITabBar {
    let bar = TabsBar(frame: .zero)
    bar.tabs = self
    bar.isDelegateItsController = true
    return bar
  }

  /// Lets the bar show the children's own tabs.
  final func refreshItems() {
    tabBar.shownItems = state.controllers.map(\.tabBarItem)
    tabBar.selectedItem = state.selection.wanted?.tabBarItem
  }
}

extension UITabBarController {
  /// What the bar at the bottom covers, where it is there.
  final var coveredByTabBar: UIEdgeInsets {
    guard isViewLoaded, !state.isBarHidden, !state.isBarHiddenByStack else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0)
  }
}

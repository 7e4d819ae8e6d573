import CoreGraphics
import UIKitSemantics

/// What a navigation keeps of its two bars.
struct NavigationBars {
  var isTopHidden = false
  var isBottomHidden = true
  /// When they hide by themselves.
  var hiding = BarHiding()
  /// The bar at the bottom; made when somebody asks for it.
  var toolbar: UIToolbar?
  /// The classes of the bars, where they are not the system's.
  var classes: (top: AnyClass?, bottom: AnyClass?) = (nil, nil)
  /// The room that the shown child's view was given last, where the bars take some of it.
  var reducedRoom: CGRect?
}

/// A navigation's own bar at the top.
final class NavigationTopBar: UINavigationBar, HostOwned {}

/// A navigation's own bar at the bottom.
final class NavigationToolbar: UIToolbar, HostOwned {}

extension UINavigationController {
  /// What the bars at the top and at the bottom cover, where they are there.
  final var coveredByOwnBars: UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    let insets = view.inheritedSafeAreaInsets
    var covered = UIEdgeInsets.zero
    if !bars.isTopHidden { covered.top = insets.top + topBarHeight }
    if isToolbarSeen { covered.bottom = insets.bottom + bottomBarHeight }
    return covered
  }

  private var topBarHeight: CGFloat { navigationBar.sizeThatFits(view.bounds.size).height }
  private var bottomBarHeight: CGFloat { toolbarMade.sizeThatFits(view.bounds.size).height }

  /// Whether the bar at the bottom is there: not hidden, and nobody in the stack is against it.
  final var isToolbarSeen: Bool { !bars.isBottomHidden && !wantsNoBottomBar }

  /// Whether somebody in the stack hides bars at the bottom, which stay hidden until he is popped, as
  /// the documentation of `hidesBottomBarWhenPushed` says.
  final var wantsNoBottomBar: Bool { stack.controllers.contains(where: \.hidesBottomBarWhenPushed) }

  final func makeTopBar() -> UINavigationBar {
    let bar =
      make(bars.classes.top, UINavigationBar.self) ?? NavigationTopBar(frame: .zero)
    bar.navigation = self
    return bar
  }

  /// The items that the bar at the top has: those of the stack that is shown, or on its way in; what was
  /// asked for and waits for its layout does not count yet. (Inferred.)
  final var itemsInBar: [UINavigationItem] {
    let controllers =
      stack.change?.edit.new ?? stack.queue.first?.edit.old ?? stack.controllers
    return controllers.map(\.navigationItem)
  }

  /// Makes a bar of a class, unless that is the system's.
  private func make<Bar: UIView>(_ type: AnyClass?, _ plain: Bar.Type) -> Bar? {
    guard let type, type != plain else { return nil }
    if let type = type as? Bar.Type, let bar = type.init(coder: StoryboardCoder()) { return bar }
    let names = ComplaintNames(subject: "\(type)", other: "\(Bar.self)")
    World.current.complain(.unregisteredClass, .raised, names, about: self)
    return nil
  }

  final var toolbarMade: UIToolbar {
    if let made = bars.toolbar { return made }
    let made = make(bars.classes.bottom, UIToolbar.self) ?? NavigationToolbar(frame: .zero)
    made.isHidden = true
    bars.toolbar = made
    return made
  }

  // MARK: - Places

  /// Puts the bars where they belong: beyond the edge where they are hidden.
  ///
  /// Outside of a window the status bar alone counts. (Inferred.)
  final func placeBars() {
    guard let view = viewIfLoaded else { return }
    let insets = view.inheritedSafeAreaInsets
    let top = view.isInWindow ? insets.top : UIScreen.statusBarHeight
    let (bar, size) = (navigationBar, view.bounds.size)
    let barHeight = bar.sizeThatFits(size).height
    place(
      bar,
      CGRect(x: 0, y: bars.isTopHidden ? -barHeight : top, width: size.width, height: barHeight))
    guard let toolbar = bars.toolbar else { return }
    let height = bottomBarHeight + insets.bottom
    place(
      toolbar,
      CGRect(
        x: 0, y: view.bounds.height - (isToolbarSeen ? height : 0), width: view.bounds.width,
        height: height))
  }

  private func place(_ bar: UIView, _ frame: CGRect) {
    if !bar.frame.isSame(as: frame) { bar.frame = frame }
  }

  /// The place of a child's view, in the view that children lie in.
  final func room(for child: UIViewController) -> CGRect {
    guard let wrapper = stack.wrapper else { return .zero }
    return room(for: child, in: wrapper)
  }

  private func room(for child: UIViewController, in wrapper: ControllerWrapperView) -> CGRect {
    wrapper.room(
      for: child, isTopTranslucent: navigationBar.isTranslucent,
      isBottomTranslucent: bars.toolbar?.isTranslucent ?? true)
  }

  /// Lets a child that rests end at the bars that it may not reach under, once they or it change.
  ///
  /// A frame that a custom animator left is not corrected before. (Inferred from libraries whose views
  /// stay under opaque bars.)
  final func placeTop() {
    guard stack.change == nil, let top = stack.shown, let wrapper = stack.wrapper,
      top.viewInPlaceIfLoaded?.superview === wrapper
    else { return }
    let before = bars.reducedRoom
    noteRoom(of: top)
    guard bars.reducedRoom != before else { return }
    top.placeInPlace(at: bars.reducedRoom ?? wrapper.bounds, in: wrapper)
  }

  /// Notes the room of a child that was put in place.
  final func noteRoom(of child: UIViewController) {
    noteGiven(room(for: child))
  }

  /// Notes the room that a child was given.
  final func noteGiven(_ room: CGRect) {
    if let wrapper = stack.wrapper, room.isSame(as: wrapper.bounds) {
      bars.reducedRoom = nil
    } else {
      bars.reducedRoom = room
    }
  }
}

/// Who of the views in a view owes something, a layout or a look at its traits.
///
/// Many views may lie in one, as the containers of presentations in a window, and mostly it is one of the last that
/// owes. So of many the first that may owe is remembered, if it stands near the front; else, and where there are few,
/// all are gone through.
extension UIView {
  /// Notes that a view in this one owes something.
  @inline(never) final func noteDebtor(_ debtor: Unmanaged<UIView>) {
    guard layoutDebt.firstDebtor > 0 else { return }
    guard subviews.count > LayoutDebt.reach else { return layoutDebt.firstDebtor = 0 }
    for place in (subviews.count - LayoutDebt.reach..<subviews.count).reversed()
    where Unmanaged.passUnretained(subviews[place]).toOpaque() == debtor.toOpaque() {
      layoutDebt.firstDebtor = min(layoutDebt.firstDebtor, place)
      return
    }
    layoutDebt.firstDebtor = 0
  }

  /// Lets the next commit visit the tree below a view, where that is a window on the screen; who comes up to it keeps
  /// it only from here on.
  @inline(never) static func askForLayout(of top: Unmanaged<UIView>) {
    let top = top.takeUnretainedValue()
    if let window = top as? UIWindow, window.isShown { World.needsLayout(window) }
  }
}

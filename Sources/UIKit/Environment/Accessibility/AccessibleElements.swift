/// The elements that assistive technology reaches, in the order of the tree of views.
///
/// The frontmost window counts. Where some of several siblings are modal, the last of them hides the
/// others. (Documentation of the two flags; that only the last counts is inferred.)
@MainActor enum AccessibleElements {
  /// The first element.
  static func first(in world: World) -> UIView? {
    for window in world.windowsBackToFront.reversed() {
      if let element = first(in: window) { return element }
    }
    return nil
  }

  private static func first(in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    let visible = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    let reachable = visible.last(where: \.accessibilityViewIsModal).map { [$0] } ?? view.subviews
    for subview in reachable {
      if let element = first(in: subview) { return element }
    }
    return nil
  }
}

extension UIView {
  /// Whether views of this kind are elements unless somebody says otherwise.
  final var isElementByNature: Bool {
    self is UILabel || self is UIControl || self is UITextView
  }
}

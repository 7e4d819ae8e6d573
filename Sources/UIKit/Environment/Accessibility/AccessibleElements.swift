/// The elements that assistive technology reaches, in the order of the tree of views.
///
/// The frontmost window counts. Where some of several siblings are modal, the last of them hides the
/// others. The container of a presentation hides what lies behind it if anything in it is modal: libraries
/// report that the flag on what they present is enough, though its siblings lie elsewhere. (Documentation
/// of the two flags; that only the last counts, and what is said of containers, is inferred.)
@MainActor enum AccessibleElements {
  /// The first element.
  static func first(in world: World) -> UIView? {
    for window in world.windowsBackToFront.reversed() {
      if let element = first(in: window) { return element }
    }
    return nil
  }

  /// Whether assistive technology reaches what is in a view, as far as the views around it decide.
  static func reaches(_ view: UIView, in world: World) -> Bool {
    guard let window = view.window, window.isShown else { return false }
    var inner = view
    while true {
      guard isVisible(inner), !inner.accessibilityElementsHidden else { return false }
      guard inner !== window else { break }
      guard let outer = inner.superview, reachable(in: outer).has(inner) else { return false }
      inner = outer
    }
    return !world.windowsBackToFront.reversed().prefix { $0 !== window }
      .contains(where: \.accessibilityViewIsModal)
  }

  private static func reachable(in view: UIView) -> [UIView] {
    let subviews = view.subviews
    guard let modal = subviews.lastIndex(where: hidesSiblings) else { return subviews }
    return subviews[modal] is PresentationContainerView
      ? Array(subviews[modal...]) : [subviews[modal]]
  }

  private static func hidesSiblings(_ view: UIView) -> Bool {
    view is PresentationContainerView ? holdsModal(view) : isVisible(view) && isModal(view)
  }

  /// Whether a view that is shown, or one in it, is modal.
  private static func holdsModal(_ view: UIView) -> Bool {
    isVisible(view) && (isModal(view) || view.subviews.contains(where: holdsModal))
  }

  private static func isModal(_ view: UIView) -> Bool { view.accessibilityViewIsModal }

  private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

  private static func first(in view: UIView) -> UIView? {
    guard isVisible(view), !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    for subview in reachable(in: view) {
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

import CoreGraphics
import UIKitSemantics

extension UIScrollView {
  /// Takes in what covers the content now: content that stands at its beginning comes out from under it, and
  /// who is told of insets is told.
  final func noteInsets() {
    let (old, new) = (knownInset, adjustedContentInset)
    guard old != new else { return }
    knownInset = new
    if !isTracking { follow(from: old, to: new) }
    adjustedContentInsetDidChange()
  }

  private func follow(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    let (before, after) = (limits(within: old), limits(within: new))
    let across = InsetChange(from: before.across, to: after.across)
    let down = InsetChange(from: before.down, to: after.down)
    let offset = CGPoint(
      x: across.offset(from: contentOffset.x), y: down.offset(from: contentOffset.y))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offsets at which the content's edges are at those of the view, within insets.
  final func limits(
    within inset: UIEdgeInsets
  ) -> (across: InsetChange.Limits, down: InsetChange.Limits) {
    (
      InsetChange.Limits(
        content: contentSize.width, page: bounds.width, before: inset.left, after: inset.right),
      InsetChange.Limits(
        content: contentSize.height, page: bounds.height, before: inset.top, after: inset.bottom)
    )
  }

  /// Whether the controller that the view belongs to lets insets grow by themselves.
  private var isAdjustedByController: Bool {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller {
        return controller.automaticallyAdjustsScrollViewInsets
      }
      view = current.superview
    }
    return true
  }

  /// Whether the view is that of a controller in a navigation, or lies in such a view first; then bars are
  /// kept off it even if there is nothing to scroll (documentation of `automatic`).
  private var isInNavigation: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.navigationController?.viewControllers.has(owner) ?? false
  }

  /// The insets with the safe areas that are added.
  final var adjustedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    switch contentInsetAdjustmentBehavior {
    case .never:
      return inset
    case .always:
      inset.add(safe, vertically: true, horizontally: true)
    case .automatic where !isAdjustedByController:
      return inset
    case .automatic:
      inset.add(
        safe, vertically: scrollsDown || isInNavigation, horizontally: scrollsAcross)
    case .scrollableAxes:
      inset.add(safe, vertically: scrollsDown, horizontally: scrollsAcross)
    }
    return inset
  }
}

extension UIEdgeInsets {
  fileprivate mutating func add(
    _ other: UIEdgeInsets, vertically: Bool, horizontally: Bool
  ) {
    if vertically {
      top += other.top
      bottom += other.bottom
    }
    if horizontally {
      left += other.left
      right += other.right
    }
  }
}

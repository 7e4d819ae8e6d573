import CoreGraphics

extension UIView {
  /// The frame, in the coordinates of a view that may lie elsewhere in the window.
  func frame(in other: UIView) -> CGRect {
    guard let superview, superview !== other, isInWindow, other.isInWindow else { return frame }
    return superview.convert(frame, to: other)
  }
}

/// A place in the tree of views.
@MainActor struct ViewPlace {
  @ZeroingWeak private var superview: UIView?
  /// Whether the place is in the superview of a neighbour, which spares that a note of its whereabouts.
  private let isBeside: Bool
  private let index: Int

  init?(of view: UIView, near neighbour: UIView) {
    guard let superview = view.superview else { return nil }
    isBeside = superview === neighbour.superview
    index = superview.subviews.place(of: view) ?? 0
    if !isBeside { self.superview = superview }
  }

  /// The superview of the place; none once it is gone.
  func superview(near neighbour: UIView) -> UIView? { isBeside ? neighbour.superview : superview }

  func take(_ view: UIView, near neighbour: UIView) {
    guard let superview = superview(near: neighbour) else { return }
    Self.keepingCenter(of: view, in: superview) { superview.insertSubview(view, at: index) }
  }

  /// Moves a view to another superview, and leaves it where it is on the screen.
  static func keepingCenter(of view: UIView, in superview: UIView, _ move: () -> Void) {
    let center = view.superview?.convert(view.center, to: superview)
    move()
    if let center, view.center != center { view.center = center }
  }
}

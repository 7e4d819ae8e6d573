/// Whether the end of a change of the stack finds the bar's own animation overtaken by another.
///
/// The bar moves with every animated change. One that was asked for while another still moved the bar,
/// or in the same turn before it, finds the bar where it does not expect it (ER-06, NV-13). Releases
/// before iOS 8 complain of the nested push or pop too, when it is asked for; this one does not.
public struct BarOverlap: Sendable, Equatable {
  /// Whether the change that ends is animated.
  public var isAnimated: Bool
  /// Whether the bar is seen; a hidden one has nothing to animate. (Inferred.)
  public var isBarShown: Bool
  /// Whether an animated change waits for the end of this one.
  public var isAnotherWaiting: Bool

  public init(isAnimated: Bool, isBarShown: Bool, isAnotherWaiting: Bool) {
    self.isAnimated = isAnimated
    self.isBarShown = isBarShown
    self.isAnotherWaiting = isAnotherWaiting
  }

  /// What UIKit complains of when the change ends (D7); it goes on.
  public var complaint: ComplaintID? {
    isAnimated && isBarShown && isAnotherWaiting ? .nestedBarAnimation : nil
  }
}

/// A transition as its beginning announces it.
public struct TransitionSpan: Sendable, Equatable {
  /// The transition's name, such as `t1`.
  public var transition: String
  /// What kind of change it is.
  public var kind: Kind
  /// The controller that leaves, or stays behind.
  public var from: String?
  /// The controller that comes.
  public var to: String?
  /// Whether the request asked for an animation.
  public var isAnimated: Bool
  /// Whether it began under a driver.
  public var isInteractive: Bool
  /// The style of presentation, such as `fullScreen`; none outside of presentations.
  public var style: String?
  /// Whether the leaving or presenting controller's view is taken out of the window.
  public var removesFromView: Bool

  public init(
    _ transition: String,
    _ kind: Kind,
    from: String?,
    to: String?,
    isAnimated: Bool = true,
    isInteractive: Bool = false,
    style: String? = nil,
    removesFromView: Bool = false
  ) {
    self.transition = transition
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.style = style
    self.removesFromView = removesFromView
  }
}

extension TransitionSpan {
  /// What kind of change a transition makes.
  public enum Kind: String, Sendable, CaseIterable {
    case present, dismiss, push, pop, set, select
    /// A container of the subject's own replaces a child.
    case replace
  }
}

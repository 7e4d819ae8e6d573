/// How the status bar looks, and who decides it.
public struct StatusBarLook: Sendable, Equatable {
  /// The controller that decides; none before the first window.
  public var owner: String?
  /// The colour of the bar's content.
  public var style: Style
  /// Whether the bar is not seen.
  public var isHidden: Bool
  /// The controller that decides whether the bar is seen, where it is another than the owner.
  public var hider: String?

  public init(owner: String?, style: Style, isHidden: Bool = false, hider: String? = nil) {
    self.owner = owner
    self.style = style
    self.isHidden = isHidden
    self.hider = hider
  }

  /// The colour of the bar's content.
  public enum Style: String, Sendable, CaseIterable {
    case automatic = "default"
    case light, dark
  }
}

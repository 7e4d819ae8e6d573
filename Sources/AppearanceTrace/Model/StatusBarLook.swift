/// How the status bar looks, and who decides it.
public struct StatusBarLook: Sendable, Equatable {
  /// The controller that decides; none before the first window.
  public var owner: String?
  /// The colour of the bar's content.
  public var style: Style
  /// Whether the bar is not seen.
  public var isHidden: Bool

  public init(owner: String?, style: Style, isHidden: Bool = false) {
    self.owner = owner
    self.style = style
    self.isHidden = isHidden
  }

  /// The colour of the bar's content.
  public enum Style: String, Sendable, CaseIterable {
    case automatic = "default"
    case light, dark
  }
}

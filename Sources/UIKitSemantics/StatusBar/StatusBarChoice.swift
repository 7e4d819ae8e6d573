/// What an application chose for the status bar, where it decides and controllers do not (SB-08).
public struct StatusBarChoice<Style: Equatable & Sendable>: Equatable, Sendable {
  /// The colour of the bar's content.
  public private(set) var style: Style
  /// Whether the bar is not seen.
  public private(set) var isHidden: Bool

  public init(style: Style, isHidden: Bool) {
    self.style = style
    self.isHidden = isHidden
  }

  /// Takes a wish for one of the two, or for both; what nothing is said of stays.
  public mutating func take(style: Style?, isHidden: Bool?) {
    self.style = style ?? self.style
    self.isHidden = isHidden ?? self.isHidden
  }
}

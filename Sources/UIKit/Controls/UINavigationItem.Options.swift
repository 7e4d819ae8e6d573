extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As below it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Never, in the bar's row.
    case inline = 3
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As much as there is room for.
    case `default` = 0
    /// Back.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }
}

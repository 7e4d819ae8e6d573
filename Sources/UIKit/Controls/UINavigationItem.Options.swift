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

  /// Where the bar for searching goes.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// In the bar's row.
    case inline = 1
    /// In a row of its own.
    case stacked = 2
    /// In the bar's row, small until it is used.
    case integrated = 3
  }

  /// How items are laid out.
  public enum ItemStyle: Int, Sendable {
    /// For going through screens.
    case navigator = 0
    /// For looking through pages.
    case browser = 1
    /// For changing a document.
    case editor = 2
  }
}

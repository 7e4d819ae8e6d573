extension UITableViewCell {
  /// What makes a cell's looks anew for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// How a cell shows that it has the focus; kept as a value.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}

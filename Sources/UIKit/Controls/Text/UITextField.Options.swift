extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken one.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// When a view in a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While editing.
    case whileEditing = 1
    /// Unless editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}

extension UIActivityIndicatorView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// The usual.
    case medium = 100
    /// Large.
    case large = 101
  }
}

extension UIActivityIndicatorView.Style {
  /// The old name of the usual size, on light.
  public static let gray = UIActivityIndicatorView.Style.medium

  /// The old name of the usual size, on dark.
  public static let white = UIActivityIndicatorView.Style.medium

  /// The old name of the large size.
  public static let whiteLarge = UIActivityIndicatorView.Style.large
}

/// The old name of a text field's border.
public typealias UITextBorderStyle = UITextField.BorderStyle

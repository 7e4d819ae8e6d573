extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own.
    case custom = 0
    /// The system's.
    case system = 1
    /// For details.
    case detailDisclosure = 2
    /// For information, on dark.
    case infoLight = 3
    /// For information, on light.
    case infoDark = 4
    /// For adding somebody.
    case contactAdd = 5
    /// Plain.
    case plain = 6
    /// For closing.
    case close = 7
  }
}

/// What the description of a change has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of change, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value from now on.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value until now.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a collection changed; collections are set as a whole here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

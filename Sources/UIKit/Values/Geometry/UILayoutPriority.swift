/// How important a constraint is, from zero to one thousand.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance.
  public let rawValue: Float

  /// Makes a priority of its importance.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of its importance.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must hold.
  public static let required = UILayoutPriority(1000)

  /// How much a button resists being smaller than its contents.
  public static let defaultHigh = UILayoutPriority(750)

  /// What may resize a scene while it is dragged.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// How much a scene wants to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// What may not resize a scene while it is dragged.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// How much a button resists being larger than its contents.
  public static let defaultLow = UILayoutPriority(250)

  /// How much a view wants the size that is asked for when it is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

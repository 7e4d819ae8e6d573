public import CoreGraphics

extension UIScrollView {
  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light edge.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as it begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// As soon as it begins, what is above the keyboard too.
    case onDragWithAccessory = 3
    /// With the finger, what is above the keyboard too.
    case interactiveWithAccessory = 4
  }

  /// When safe areas are added to a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where it scrolls, and as bars need it.
    case automatic = 0
    /// Where it scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value itself.
    public let rawValue: CGFloat

    /// Makes a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

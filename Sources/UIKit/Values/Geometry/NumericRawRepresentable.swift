// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A value that is a number by another name: compared by it, and moved by numbers.
///
/// The name is UIKit's own. Sources do not write it, but find the operators by it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Makes a value of its number, whatever that is.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the left one's number is less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns what is greater by a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  /// Returns what is greater by a number.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  /// Returns what is less by a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// Returns by how much the left one's number is greater.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Makes a value greater by a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Makes a value less by a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}

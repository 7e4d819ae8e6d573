// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

// What Foundation's own names for geometry in texts are called on Apple's systems.
extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { "{\(point.x.plain), \(point.y.plain)}" }
  /// A size as text.
  public class func string(for size: CGSize) -> String {
    "{\(size.width.plain), \(size.height.plain)}"
  }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return "{" + sides.map(\.plain).joined(separator: ", ") + "}"
  }
  /// The point that a text is; zero where it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size that a text is; zero where it is none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle that a text is; zero where it is none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The insets that a text is; zero where it is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let found = string.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}

extension CGFloat {
  /// The number without a point where it is a whole one.
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension NSMutableString {
  /// Adds a text that is made of a format.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

/// A point as text, by the function's old name.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// A size as text, by the function's old name.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// A rectangle as text, by the function's old name.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Insets as text, by the function's old name.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

import CoreGraphics
import Foundation

/// A number or truth value that is put at a name, which a property of any such type takes.
///
/// On Apple's systems the runtime turns numbers into what a property stores.
struct KeyedNumber {
  private let number: NSNumber

  /// None where it is no number.
  init?(_ value: Any?) {
    switch value {
    case let value as Bool: number = NSNumber(value: value)
    case let value as any BinaryInteger: number = NSNumber(value: Int(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: number = NSNumber(value: Double(value))
    case let value as NSNumber: number = value
    default: return nil
    }
  }

  /// The number as a value of a type, without what that cannot hold; none where that is no type of numbers.
  func converted<Value>(to type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type, is Bool?.Type: (number.doubleValue != 0) as? Value
    case is Int.Type, is Int?.Type: integer as? Value
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
    default: nil
    }
  }

  /// Its whole part; none of what is too great, or no number.
  private var integer: Int? {
    let exact = number as? Int
    return exact ?? Int(exactly: number.doubleValue.rounded(.towardZero))
  }
}

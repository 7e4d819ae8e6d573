public import Foundation

/// A structure that stands in an object where one is wanted, and is taken out of it by a cast.
///
/// So `userInfo[key] as? CGRect` finds the rectangle of an `NSValue`, and `rect as? NSValue` makes one, as on
/// Apple's systems.
package protocol GeometryInObjects: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var zero: Self { get }
  init(inside value: NSValue)
  var value: NSValue { get }
}

extension GeometryInObjects {
  public func _bridgeToObjectiveC() -> NSValue { value }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard String(cString: source.objCType) == String(cString: zero.value.objCType) else {
      return false
    }
    result = Self(inside: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map { Self(inside: $0) } ?? zero
  }
}

extension CGPoint: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  package init(inside value: NSValue) { self = value.pointValue }
  package var value: NSValue { NSValue(point: self) }
}

extension CGSize: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  package init(inside value: NSValue) { self = value.sizeValue }
  package var value: NSValue { NSValue(size: self) }
}

extension CGRect: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  package init(inside value: NSValue) { self = value.rectValue }
  package var value: NSValue { NSValue(rect: self) }
}

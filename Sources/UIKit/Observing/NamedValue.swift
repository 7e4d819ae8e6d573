import CoreGraphics
import Foundation
import QuartzCore

/// The values of properties by their names, which no runtime knows here.
@MainActor enum NamedValue {
  /// What a property is; nothing where an object has none of the name, or its value is none.
  static func read(_ keyPath: String, of object: NSObject) -> Any? {
    guard let point = keyPath.firstIndex(of: ".") else { return value(keyPath, of: object) }
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    let inner = value(String(keyPath[..<point]), of: object) as? NSObject
    return inner.flatMap { read(String(keyPath[keyPath.index(after: point)...]), of: $0) }
  }

  private static func value(_ key: String, of object: NSObject) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKeyPath: key) }
    // Whoever only looks loads no view.
    if key == "view", let screen = object as? UIViewController { return screen.viewIfLoaded }
    if let property = KeyedProperty.named(key, of: object) { return property.read(object) }
    return stored(key, in: Mirror(reflecting: object))
  }

  /// A property that a class keeps, in the class or in one above it.
  static func stored(_ key: String, in mirror: Mirror?) -> Any? {
    guard let mirror else { return nil }
    if let child = mirror.children.first(where: { $0.label == key }) {
      return unwrapped(child.value)
    }
    return stored(key, in: mirror.superclassMirror)
  }

  /// Whether two values are one, as far as they can be compared; objects are by identity.
  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }
}

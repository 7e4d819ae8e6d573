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
    if let path = paths.lazy.compactMap({ $0[key]?(object) }).first { return path }
    return stored(key, in: Mirror(reflecting: object))
  }

  /// A property that a class keeps, in the class or in one above it.
  private static func stored(_ key: String, in mirror: Mirror?) -> Any? {
    guard let mirror else { return nil }
    if let child = mirror.children.first(where: { $0.label == key }) {
      let content = Mirror(reflecting: child.value)
      return content.displayStyle == .optional ? content.children.first?.value : child.value
    }
    return stored(key, in: mirror.superclassMirror)
  }

  /// Properties that classes of UIKit compute, by the names that the runtime has for them.
  private static let paths: [[String: (NSObject) -> Any?]] = [
    [
      "contentOffset": { ($0 as? UIScrollView)?.contentOffset },
      "contentSize": { ($0 as? UIScrollView)?.contentSize },
      "contentInset": { ($0 as? UIScrollView)?.contentInset },
    ],
    [
      "frame": { ($0 as? UIView)?.frame }, "bounds": { ($0 as? UIView)?.bounds },
      "center": { ($0 as? UIView)?.center }, "transform": { ($0 as? UIView)?.transform },
      "alpha": { ($0 as? UIView)?.alpha }, "hidden": { ($0 as? UIView)?.isHidden },
      "isHidden": { ($0 as? UIView)?.isHidden }, "layer": { ($0 as? UIView)?.layer },
      "safeAreaInsets": { ($0 as? UIView)?.safeAreaInsets },
    ],
    [
      "view": { ($0 as? UIViewController)?.viewIfLoaded },
      "title": { ($0 as? UIViewController)?.title },
      "preferredContentSize": { ($0 as? UIViewController)?.preferredContentSize },
    ],
    [
      "enabled": { ($0 as? UIControl)?.isEnabled }, "selected": { ($0 as? UIControl)?.isSelected },
      "highlighted": { ($0 as? UIControl)?.isHighlighted },
    ],
    ["state": { ($0 as? UIGestureRecognizer)?.state.rawValue }],
  ]

  /// Whether two values are one, as far as they can be compared; objects are by identity.
  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }
}

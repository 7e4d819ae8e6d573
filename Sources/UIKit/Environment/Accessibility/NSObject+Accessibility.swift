public import Foundation

/// An object that keeps what assistive technology is told about it.
@preconcurrency @MainActor protocol AccessibleObject: NSObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibleObject {}
extension UIAccessibilityElement: AccessibleObject {}
extension UIBarItem: AccessibleObject {}
extension UINavigationItem: AccessibleObject {}

// What is written to an object of which no more is known than that it is one. Members of a protocol, so that
// classes can have properties of the same names. Differs from UIKit: other objects keep nothing.
extension NSObjectProtocol {
  private var accessible: (any AccessibleObject)? { self as? any AccessibleObject }

  /// Whether assistive technology sees the object.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessible?.isAccessibilityElement ?? false }
    set { accessible?.isAccessibilityElement = newValue }
  }
  /// What the object is called.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessible?.accessibilityLabel }
    set { accessible?.accessibilityLabel = newValue }
  }
  /// What using the object does.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessible?.accessibilityHint }
    set { accessible?.accessibilityHint = newValue }
  }
  /// The value that the object has.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessible?.accessibilityValue }
    set { accessible?.accessibilityValue = newValue }
  }
  /// What the object is like.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible?.accessibilityTraits ?? .none }
    set { accessible?.accessibilityTraits = newValue }
  }
}

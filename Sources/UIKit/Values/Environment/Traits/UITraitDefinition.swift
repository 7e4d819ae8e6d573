/// A kind of value that a trait collection has: of the system's own, or of an app's.
public protocol UITraitDefinition {
  /// What the trait's values are.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }

  /// What tells the trait from all others; its type's name, unless it says so itself.
  static var identifier: String { get }

  /// What the trait is called; its type's name, unless it says so itself.
  static var name: String { get }

  /// Whether colours may look different with another value.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's whole name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A value of a trait of an app's own, whatever its type.
///
/// Values are compared where they can be; others are the same where they are the same object. (Inferred.)
struct OwnTraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any

  static func == (left: OwnTraitValue, right: OwnTraitValue) -> Bool {
    guard left.trait == right.trait else { return false }
    if let value = left.value as? any Equatable { return value.isSame(as: right.value) }
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

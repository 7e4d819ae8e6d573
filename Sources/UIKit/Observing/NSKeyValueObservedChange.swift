public import Foundation

/// What happened to a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange

  /// What happened; a property of one value is set.
  public let kind: Kind
  /// The value from now on, where it was asked for.
  public let newValue: Value?
  /// The value until now, where it was asked for.
  public let oldValue: Value?
  /// Which elements of a collection changed; collections are set as a whole here.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// The kinds of change of a property that is observed.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements came.
  case insertion = 2
  /// Elements went.
  case removal = 3
  /// Elements made way for others.
  case replacement = 4
}

/// What an observer of a property wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value from now on.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value until now.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A word at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A word before each change. Differs from UIKit: it comes right before the one behind the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

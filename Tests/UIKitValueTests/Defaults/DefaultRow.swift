import UIKit

/// What a property is before anybody sets it, and what says so.
struct DefaultRow: Sendable {
  /// Apple's page, by its name below the framework's: the one that says what the default is.
  let page: String
  let found: String
  let expected: String
  /// Why it is expected, where the page does not say it.
  let inference: String?
}

/// An object as it is made, and the rows of its properties.
@MainActor struct Defaults<Object> {
  /// The name of the class, as Apple's pages have it.
  let name: String
  let object: Object

  init(_ name: String, _ object: Object) {
    self.name = name
    self.object = object
  }

  /// What a property is, and what it is to be.
  func callAsFunction<Value: Equatable>(
    _ property: String, _ value: (Object) -> Value, _ expected: Value,
    inferred inference: String? = nil
  ) -> DefaultRow {
    let found = value(object)
    // Two that are equal read the same.
    return DefaultRow(
      page: "\(name)/\(property)", found: found == expected ? "\(expected)" : "\(found)",
      expected: "\(expected)", inference: inference)
  }

  /// That a property is none.
  func none<Value>(
    _ property: String, _ value: (Object) -> Value?, inferred inference: String? = nil
  ) -> DefaultRow {
    DefaultRow(
      page: "\(name)/\(property)", found: value(object).map { "\($0)" } ?? "nil", expected: "nil",
      inference: inference)
  }
}

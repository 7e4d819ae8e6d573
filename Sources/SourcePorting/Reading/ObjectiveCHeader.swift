/// What a header of Objective-C declares, as far as Swift could use it.
struct ObjectiveCHeader: Equatable, Sendable {
  private(set) var interfaces: [Interface] = []

  /// A class, or what a category adds to one.
  struct Interface: Equatable, Sendable {
    let name: String
    /// What Swift calls it, if the header says so.
    var givenName: String?
    /// The class above; none for a category.
    var parent: String?
    var methods: [Method] = []
    var properties: [Property] = []

    var swiftName: String { givenName ?? name }
    var isCategory: Bool { parent == nil }
  }

  /// A method.
  struct Method: Equatable, Sendable {
    let isStatic: Bool
    /// How the runtime calls it: `addTarget:for:`.
    let selector: String
    let result: ObjectiveCType
    var parameters: [Parameter] = []
    /// What Swift calls it, if the header says so.
    var givenName: String?
    /// Whether Swift sees it with two lines in front, for Swift sources to refine.
    var isRefined = false
  }

  /// A parameter of a method.
  struct Parameter: Equatable, Sendable {
    let name: String
    let type: ObjectiveCType
  }

  /// A property.
  struct Property: Equatable, Sendable {
    let name: String
    let type: ObjectiveCType
    var isStatic = false
    var isReadOnly = false
  }

  init(_ text: String) {
    var reader = ObjectiveCReader(text)
    interfaces = reader.interfaces()
  }
}

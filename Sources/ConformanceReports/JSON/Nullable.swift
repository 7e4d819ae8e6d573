/// A member that is there in every document, and null where there is no value.
///
/// Synthesized encoding leaves out an optional member without a value; readers of a document would
/// have to tell a member that is missing from one that was never part of the form.
@propertyWrapper
public struct Nullable<Value: Codable & Sendable & Equatable>: Sendable, Equatable {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension Nullable: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

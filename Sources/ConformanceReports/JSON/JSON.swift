import Foundation

/// A document of JSON, as reports are for machines.
///
/// All JSON is written here but for the trace's own lines. What a report has to say is put together as
/// members and not synthesized, for an optional property that is absent would leave its member out.
public enum JSON: Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Int)
  /// A measured value, with three decimals at most; one that no measurement gives is null.
  case decimal(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The version of the documents' form.
  static let format = 1

  /// An array of strings.
  static func strings(_ strings: some Sequence<String>) -> JSON {
    .array(strings.map { .string($0) })
  }

  /// A document: an object that says in which form it is.
  static func document(_ members: [String: JSON]) -> JSON {
    .object(members.merging(["format": .number(format)]) { _, format in format })
  }

  /// The document's text: keys sorted, two spaces a level, one line feed at the end.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("numbers that JSON cannot say are null, and all else can be said")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension JSON: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .decimal(let number):
      if let number = number.inThousandths {
        try container.encode(number)
      } else {
        try container.encodeNil()
      }
    case .string(let string): try container.encode(string)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension Double {
  /// The nearest number with three decimals; none for what no measurement gives.
  fileprivate var inThousandths: Decimal? {
    let thousandths = (self * 1000).rounded()
    guard isFinite, abs(thousandths) < 1e15 else { return nil }
    // A decimal number has no digits that the rounding did not mean.
    return Decimal(Int(thousandths)) / 1000
  }
}

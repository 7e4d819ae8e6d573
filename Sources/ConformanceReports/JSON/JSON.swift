/// A document of JSON: keys sorted, two spaces a level, one line feed at the end.
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

  /// The document's text.
  public var text: String {
    var text = ""
    write(to: &text, level: 0)
    return text + "\n"
  }
}

extension JSON {
  private func write(to text: inout String, level: Int) {
    switch self {
    case .null:
      text += "null"
    case .flag(let flag):
      text += flag ? "true" : "false"
    case .number(let number):
      text += String(number)
    case .decimal(let number):
      text += Self.decimal(number)
    case .string(let string):
      Self.write(string, to: &text)
    case .array(let values):
      Self.write(values, "[", "]", to: &text, level: level) { value, text in
        value.write(to: &text, level: level + 1)
      }
    case .object(let members):
      let members = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(members, "{", "}", to: &text, level: level) { member, text in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, level: level + 1)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], _ opening: String, _ closing: String, to text: inout String, level: Int,
    write: (Part, inout String) -> Void
  ) {
    text += opening
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: level + 1)
      write(part, &text)
    }
    if !parts.isEmpty { text += "\n" + String(repeating: "  ", count: level) }
    text += closing
  }

  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let thousandths = (number * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "null" }
    let whole = Int(thousandths)
    var digits = String(abs(whole) % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return sign + String(abs(whole) / 1000) + (digits.isEmpty ? "" : "." + digits)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

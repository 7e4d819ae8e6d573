/// A value of JSON as a trace's lines hold it.
enum JSONValue {
  case string(String)
  case number(Int64)
  case flag(Bool)
  case array([JSONValue])
  case object([String: JSONValue])

  static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// An object of the members that are there.
  static func object(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues(\.self))
  }
}

extension [JSONValue] {
  /// The array as a member of an object; none if it is empty.
  var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : .array(self) }
}

// MARK: - Writing

extension JSONValue {
  /// Writes the value as a line.
  func writeLine(to text: inout String) {
    write(to: &text)
    text += "\n"
  }

  /// Writes the value in its only form: no spaces, members in order of their keys.
  func write(to text: inout String) {
    switch self {
    case .string(let string):
      Self.write(string, to: &text)
    case .number(let number):
      text += String(number)
    case .flag(let flag):
      text += flag ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\", "\n", "\r", "\t": text += scalar.escape
      case _ where scalar.isPlainlyVisible: text.unicodeScalars.append(scalar)
      default: text += escape(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { "\\u" + UInt8($0 >> 8).hexadecimal + UInt8($0 & 0xFF).hexadecimal }.joined()
    } ?? ""
  }
}

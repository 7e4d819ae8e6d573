extension String {
  /// The text in one line that a terminal shows as it is: whatever it would obey or hide is an escape.
  ///
  /// Names and messages come from other people's files; none of them is to forge a line of the report.
  public var inOneLine: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
      default: String(scalar)
      }
    }
    .joined()
  }
}

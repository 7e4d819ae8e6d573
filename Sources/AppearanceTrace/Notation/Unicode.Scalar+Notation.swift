extension Unicode.Scalar {
  /// Whether a reader sees this scalar as what it is; all others are written as escapes.
  ///
  /// The ranges are fixed: no table of a Unicode version decides how a trace is written.
  var isPlainlyVisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0xA0, 0xAD: false  // controls, hard spaces and hyphens
    case 0x061C, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000: false
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0x10FFFF: false
    default: true
    }
  }

  /// The escape that stands for this scalar in quotes.
  var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}

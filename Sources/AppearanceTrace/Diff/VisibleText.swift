/// Makes bytes visible that a terminal would hide or obey.
struct VisibleText {
  /// Whether all that is not ASCII is escaped, so that letters that look alike can be told apart.
  var escapesBeyondASCII = false
  /// The most bytes of a line that are shown; none for all.
  var lineLimit: Int?

  /// A line without its line feed, with escapes for what is not plainly visible.
  func line(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == .lineFeed ? bytes.dropLast() : bytes
    guard let lineLimit, line.count > lineLimit else { return visible(line) }
    let rest = line.count - lineLimit
    return visible(line.prefix(lineLimit)) + "… and \(rest) bytes more"
  }

  private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0.isControl || $0 >= 0x80 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = bytes.startIndex
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        append(UTF8.decode(encoded), to: &text)
        place += encoded.count
      case .error(let length):
        for byte in bytes[place..<place + length] { text += "\\x" + byte.hexadecimal }
        place += length
      case .emptyInput:
        return text
      }
    }
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if scalar.isPlainlyVisible, scalar.isASCII || !escapesBeyondASCII {
      text.unicodeScalars.append(scalar)
    } else {
      text += scalar.escape
    }
  }
}

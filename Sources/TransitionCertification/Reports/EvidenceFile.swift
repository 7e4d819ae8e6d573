/// A file that shows what a failing test is about.
public struct EvidenceFile: Sendable, Equatable {
  /// The file's name, which any volume takes.
  public let name: String
  /// What stands in it.
  public let text: String

  /// - Parameters:
  ///   - parts: What it is about, from the general to the particular.
  ///   - ending: What the name ends with, without a dot.
  ///   - text: What stands in it.
  init(_ parts: [String], _ ending: String, _ text: String) {
    name = (parts.map(Self.safe) + [ending]).joined(separator: ".")
    self.text = text
  }

  /// The most bytes of a part of a name.
  private static let limit = 96

  /// A text as a part of a file's name.
  ///
  /// Letters of ASCII, digits and hyphens stay, a dot but in the first place; a slash becomes a low line, and
  /// every other byte a tilde and its number. So other texts have other names, and none leads elsewhere.
  package static func safe(_ text: String) -> String {
    var name = ""
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where place > 0: name += "."
      case UInt8(ascii: "/"): name += "_"
      default: name += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    guard name.utf8.count > limit else { return name }
    return name.prefix(limit) + "~~" + String(fingerprint(of: text), radix: 16)
  }

  /// A number that tells texts apart whose names begin alike: FNV-1a.
  private static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

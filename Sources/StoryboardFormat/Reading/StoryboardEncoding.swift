import Foundation

/// In what bytes the text of a storyboard is written.
///
/// It is always the same. Whatever else a file says of itself, or looks like, is left to no parser: some end the
/// process over an encoding that they know by its name alone.
enum StoryboardEncoding {
  static let usual = "UTF-8"
  /// What a text may begin with; a declaration stands behind it.
  private static let byteOrderMark = "\u{FEFF}"

  /// Whether bytes are a text in the usual encoding, which do not say that they are in another one.
  static func isUsual(_ bytes: Data) -> Bool {
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return false
    }
    let declaration = text.trimmingPrefix(byteOrderMark).prefix { $0 != ">" }
    guard let declared = declaration.firstRange(of: "encoding"), declaration.hasPrefix("<?xml")
    else {
      return true
    }
    let words = declaration[declared.upperBound...].split { "='\" \t\n\r?".contains($0) }
    return words.first?.uppercased() == usual
  }
}

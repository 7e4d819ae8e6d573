import Foundation

/// Markup that no storyboard has, and that is left to no parser: some end the process over what is not written there,
/// as the content of an instruction or the default of an attribute.
struct UnusualMarkup {
  /// Where it stands, from one on.
  let line: Int
  /// What a storyboard has there.
  let expected: String

  /// The first such markup in a text; it is looked for in comments, too.
  init?(in bytes: Data) {
    let text = [UInt8](bytes)
    guard let start = text.indices.first(where: { Self.expectation(at: $0, in: text) != nil }),
      let expected = Self.expectation(at: start, in: text)
    else { return nil }
    line = 1 + text[..<start].count { $0 == UInt8(ascii: "\n") }
    self.expected = expected
  }

  /// What a storyboard has at a place; none where it may have what stands there.
  private static func expectation(at start: Int, in text: [UInt8]) -> String? {
    guard text[start] == UInt8(ascii: "<"), start + 1 < text.count else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "!"):
      let isType = text[start...].starts(with: "<!DOCTYPE".utf8)
      return isType ? "no document type, as Xcode writes none" : nil
    case UInt8(ascii: "?"):
      let name = text[(start + 2)...].prefix { !$0.endsInstructionsName }
      let isEmpty = text[(start + 2 + name.count)...].starts(with: "?>".utf8)
      return isEmpty ? "no instruction without content, as Xcode writes none" : nil
    default:
      return nil
    }
  }
}

extension UInt8 {
  /// Whether the name of an instruction does not go on with this character.
  fileprivate var endsInstructionsName: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: "?")
  }
}

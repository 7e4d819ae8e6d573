/// A piece of a source that is replaced; places are counted in bytes.
struct SourceEdit: Equatable, Sendable {
  let range: Range<Int>
  let replacement: String

  /// Replaces a piece.
  static func replace(_ range: Range<Int>, with text: String) -> Self {
    SourceEdit(range: range, replacement: text)
  }

  /// Puts a text in front of a place.
  static func insert(_ text: String, at offset: Int) -> Self {
    SourceEdit(range: offset..<offset, replacement: text)
  }
}

extension [SourceEdit] {
  /// The text after all edits, which must not overlap.
  ///
  /// Of two edits that do, the second one is left out; the next look at the text finds it again.
  func applied(to text: String) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in sortedByPlace where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array<UInt8>(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The edits from the front; those of one place stay in their order.
  private var sortedByPlace: [SourceEdit] {
    enumerated().sorted { first, second in
      (first.element.range.lowerBound, first.offset)
        < (second.element.range.lowerBound, second.offset)
    }
    .map(\.element)
  }
}

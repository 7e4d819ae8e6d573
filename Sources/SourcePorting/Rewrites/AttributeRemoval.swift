import SwiftSyntax

/// Takes attributes of some names away, and leaves the lines as they are.
struct AttributeRemoval {
  let names: Set<String>

  func remove(from source: ParsedSource, _ findings: inout RewriteFindings) {
    // Two that stand side by side share the blanks between them, which go with the first.
    var last = 0
    for attribute in source.tree.all(AttributeSyntax.self) where names.contains(attribute.name) {
      let bytes = bytes(of: attribute, in: source)
      findings.note(.replace(max(last, bytes.lowerBound)..<bytes.upperBound, with: ""), in: source)
      last = bytes.upperBound
    }
  }

  /// The attribute with the blanks behind it; with those in front where it has a line of its own.
  private func bytes(of attribute: AttributeSyntax, in source: ParsedSource) -> Range<Int> {
    let text = Array<UInt8>(source.text.utf8)
    let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
    let newlines = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    var (start, end) = (attribute.start, attribute.end)
    while end < text.count, text[end] == space || text[end] == tab { end += 1 }
    if end == text.count || newlines.contains(text[end]) {
      while start > 0, text[start - 1] == space || text[start - 1] == tab { start -= 1 }
    }
    return start..<end
  }
}

import TransitionCertification

/// Foreign text as it may stand in documents of XML and HTML.
///
/// What nobody could see, and XML does not allow in any spelling, is told by its number: a document must be
/// read by everybody, and its reader must see what was there.
package enum MarkupText {
  /// A text between tags.
  package static func text(_ text: String) -> String {
    text.visibleLines.reduce(into: "") { escaped, letter in
      switch letter {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(letter)
      }
    }
  }

  /// A text between the quotation marks of an attribute, in which a line feed would else become a space.
  package static func attribute(_ text: String) -> String {
    Self.text(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}

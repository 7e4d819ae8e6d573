import TransitionCertification

/// Foreign text as it may stand in documents of XML and HTML.
///
/// What nobody could see, and XML does not allow in any spelling, is told by its number: a document must be
/// read by everybody, and its reader must see what was there.
package enum MarkupText {
  /// A text between tags.
  package static func text(_ text: String) -> String { text.visibleLines.respelled(spelling(of:)) }

  /// A text between the quotation marks of an attribute, in which a line feed would else become a space.
  package static func attribute(_ text: String) -> String {
    text.visibleLines.respelled { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#10;"
      default: spelling(of: scalar)
      }
    }
  }

  /// What stands for what would be markup; none for anything else.
  private static func spelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text in one line, in which all is seen as what it is.
  ///
  /// Whatever a reader's terminal would obey or hide is an escape: control characters, line feeds, marks that
  /// turn the direction of writing. What somebody else has named goes through this before it is told, so that
  /// it neither forges a line nor hides one.
  package var visible: String { escaped { $0.isPlainlyVisible } }

  /// The same of a text of several lines, whose line feeds stay.
  package var visibleLines: String { escaped { $0.isPlainlyVisible || $0 == "\n" } }

  private func escaped(except isPlain: (Unicode.Scalar) -> Bool) -> String {
    guard !unicodeScalars.allSatisfy(isPlain) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escape
      }
    }
    return text
  }
}

extension String {
  /// The text with some of its scalars in another spelling.
  ///
  /// What reads the text obeys scalars and not letters as people count them: a quotation mark with an accent
  /// upon it is another letter, and ends an attribute all the same.
  ///
  /// - Parameter spelling: How a scalar is written; none where it stays.
  func respelled(_ spelling: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = spelling(scalar) {
        text.append(contentsOf: other.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

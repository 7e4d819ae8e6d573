/// What a library's code says of the fingers that it follows.
struct FingerText {
  let code: [String]

  /// Whether some piece of code has what a pattern describes.
  func says(_ pattern: Regex<Substring>) -> Bool {
    let pattern = pattern.wordBoundaryKind(.simple)
    return code.contains { $0.contains(pattern) }
  }

  /// Whether it puts a recognizer on a view.
  var addsRecognizers: Bool { code.contains { $0.contains("addGestureRecognizer") } }

  /// Whether each recognizer that it gives an edge has the left one, which may be the right one where languages
  /// are read from there.
  var isAboutTheLeftEdge: Bool {
    let edges = code.flatMap { $0.matches(of: /\.edges\s*=(?!=)\s*([^\n;}]+)/).map(\.output.1) }
    // A dot parts words here, which it does not in a text.
    let names = /\b(?:left|right|top|bottom|all)\b/.wordBoundaryKind(.simple)
    return !edges.isEmpty
      && edges.allSatisfy { edge in
        let said = edge.prefix(upTo: edge.firstRange(of: "//")?.lowerBound ?? edge.endIndex)
        let words = said.matches(of: names).map(\.output)
        return words == ["left"] || words == ["right", "left"] && said.contains("?")
      }
  }

  /// Whether it takes what is on top off a stack.
  var pops: Bool { says(/\bpopViewController\s*\(/) }

  /// Whether it dismisses something.
  var dismisses: Bool { says(/\bdismiss\s*\(/) }
}

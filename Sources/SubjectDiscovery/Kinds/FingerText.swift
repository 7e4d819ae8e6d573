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

  /// Whether it speaks of the left edge, and of no other one.
  var isAboutTheLeftEdge: Bool {
    says(/\.edges\s*=\s*\[?\s*\.left\s*\]?\s*\n/) && !says(/\.(?:right|top|bottom|all)\b/)
  }

  /// Whether it takes what is on top off a stack.
  var pops: Bool { says(/\bpopViewController\s*\(/) }

  /// Whether it dismisses something.
  var dismisses: Bool { says(/\bdismiss\s*\(/) }
}

/// Which way a finger pulls that takes away what is presented, where code says that plainly.
///
/// It does where its one recognizer of drags lies on the view that is presented, or on the presentation's
/// container; where it dismisses, without the finger's being chosen by more than that; and where it asks how far
/// the finger is along one axis alone, and compares that on one side alone.
struct DismissingDrag {
  private let text: FingerText
  /// All of the code.
  private let code: String

  /// - Parameter text: The code that serves what is presented.
  init(in text: FingerText) {
    self.text = text
    code = text.code.joined(separator: "\n")
  }

  /// What the finger does, as a subject says it; none where the code leaves a doubt.
  var gesture: String? {
    guard text.says(/\bdismiss\s*\(\s*animated\b/), !isChosen, liesOnScreen else { return nil }
    let distances = distances
    guard !isMeasuredBothWays(distances) else { return nil }
    let axes = Set(distances.map(\.axis))
    guard let axis = axes.first, axes.count == 1 else { return nil }
    switch (axis, isPositive(distances), isNegative(distances)) {
    case ("y", true, false): return ".drag(.down)"
    case ("y", false, true): return ".drag(.up)"
    case ("x", true, false): return ".drag(.right)"
    case ("x", false, true): return ".drag(.left)"
    default: return nil
    }
  }

  /// Whether more than the way of one drag decides which fingers are followed: a trial alone tells then which are.
  private var isChosen: Bool {
    text.says(
      /\bgestureRecognizerShouldBegin\b|\bshouldReceive\b|\brequire\s*\(\s*toFail\b/)
      || text.says(/\bUI(?:ScreenEdgePan|Pinch|Swipe|LongPress|Rotation)GestureRecognizer\s*\(/)
  }

  // MARK: - Where it lies

  /// Whether there is one recognizer of drags, and it lies on the whole screen or its container.
  private var liesOnScreen: Bool {
    guard code.matches(of: /\bUIPanGestureRecognizer\s*\(/.wordBoundaryKind(.simple)).count == 1
    else { return false }
    let named = code.firstMatch(of: /(\w+)\s*=\s*UIPanGestureRecognizer\s*\(/)
      .map { String($0.output.1) }
    let added = code.matches(
      of: /([\w.?!]+?)[?!]?\s*\.\s*addGestureRecognizer\s*\(\s*(?:self\s*\.\s*)?(\w+)/)
    let holders = added.filter { ["UIPanGestureRecognizer", named].contains(String($0.output.2)) }
      .map { $0.output.1.split(separator: ".").last ?? "" }
    return holders.count == 1
      && holders.allSatisfy { ["view", "presentedView", "containerView"].contains($0) }
  }

  // MARK: - How far it is

  /// A word of the code for how far the finger is, or how fast.
  private struct Distance {
    /// How the code spells it, as a pattern for whole words.
    let spelling: String
    let axis: Substring
  }

  /// The words of the code for how far the finger is, by the finger itself and by the names that it gets.
  private var distances: [Distance] {
    let call = #"[\w.?!]+\.(?:translation|velocity)\s*\(\s*in\s*:[^()]*\)"#
    var found = ["x", "y"].map { Distance(spelling: "\(call)[?!]?\\.\($0)\\b", axis: $0) }
    for name in names(of: call) {
      found += ["x", "y"].map { Distance(spelling: "\\b\(name)\\.\($0)\\b", axis: $0) }
    }
    found = found.filter { has($0.spelling) }
    return found
      + found.flatMap { distance in
        names(of: distance.spelling).map {
          Distance(spelling: "\\b\($0)\\b", axis: distance.axis)
        }
      }
  }

  /// The names that the code gives to what a pattern matches.
  private func names(of pattern: String) -> [String] {
    guard
      let declaration = try? Regex<(Substring, Substring)>(
        #"\b(?:let|var)\s+(\w+)\s*(?::\s*\w+\s*)?=\s*"# + pattern)
    else { return [] }
    return code.matches(of: declaration.wordBoundaryKind(.simple)).map { String($0.output.1) }
  }

  private func has(_ pattern: String) -> Bool { Self.has(pattern, in: code) }

  private static func has(_ pattern: String, in code: String) -> Bool {
    (try? Regex(pattern)).map { code.contains($0.wordBoundaryKind(.simple)) } ?? false
  }

  /// What absolute values are taken of.
  private var measured: [Substring] {
    let call = /\b(?:abs|fabsf?)\s*(?=\()/.wordBoundaryKind(.simple)
    return code.matches(of: call).map {
      CodeText.enclosedSlice(code[$0.range.upperBound...], "(", ")")
    }
  }

  /// The code without what absolute values are taken of: that says nothing of a side.
  private var sided: String {
    var text = ""
    var place = code.startIndex
    // One within another has gone with that.
    for inner in measured where inner.startIndex >= place {
      text += code[place..<inner.startIndex]
      place = inner.endIndex
    }
    return text + code[place...]
  }

  /// Whether it is asked how far the finger is on either side; how far something else is, or the finger from
  /// something else, such as a place to rest at, is another matter.
  private func isMeasuredBothWays(_ distances: [Distance]) -> Bool {
    distances.contains { distance in
      has(distance.spelling + #"\s*\.\s*magnitude\b"#)
        || measured.contains { Self.isMultiple($0, of: distance) }
    }
  }

  /// Whether code is a distance as it is, or a part of it, of whatever type of numbers.
  private static func isMultiple(_ code: Substring, of distance: Distance) -> Bool {
    let number = /\s*-?\s*(?:CGFloat|Double|Float)\s*(?=\()/
    if let match = code.prefixMatch(of: number) {
      let inner = CodeText.enclosedSlice(code[match.range.upperBound...], "(", ")")
      return isMultiple(inner, of: distance) && isFactor(code[inner.endIndex...].dropFirst())
    }
    guard let pattern = try? Regex(#"\s*-?\s*(?:self\s*\.\s*)?"# + distance.spelling),
      let match = code.prefixMatch(of: pattern.wordBoundaryKind(.simple))
    else { return false }
    return isFactor(code[match.range.upperBound...])
  }

  /// Whether nothing is added to what stands before a piece of code, or taken from it.
  private static func isFactor(_ code: Substring) -> Bool {
    CodeText.first("+", in: code) == nil && CodeText.first("-", in: code) == nil
  }

  /// Whether something is said of the side on which coordinates grow.
  private func isPositive(_ distances: [Distance]) -> Bool {
    let code = sided
    return distances.contains { distance in
      guard let turned = try? Regex(#"-\s*"# + distance.spelling) else { return false }
      return Self.has(
        distance.spelling + #"\s*[>/]"#,
        in: code.replacing(turned.wordBoundaryKind(.simple), with: ""))
        || Self.has(#"\bmax\s*\(\s*(?:0(?:\.0*)?\s*,\s*)?"# + distance.spelling, in: code)
    }
  }

  /// Whether something is said of the side on which they fall.
  private func isNegative(_ distances: [Distance]) -> Bool {
    let code = sided
    return distances.contains { distance in
      [
        #"-\s*"# + distance.spelling, distance.spelling + #"\s*<"#,
        #"\bmin\s*\(\s*(?:0(?:\.0*)?\s*,\s*)?"# + distance.spelling,
      ]
      .contains { Self.has($0, in: code) }
    }
  }
}

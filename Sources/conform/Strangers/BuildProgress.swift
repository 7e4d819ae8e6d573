import ConformCommand

/// Says how far a build is, by the lines in which the package manager counts its steps.
struct BuildProgress {
  private let name: String
  private let line: ProgressLine

  /// - Parameters:
  ///   - name: What is built.
  ///   - environment: The variables, of which one says whether anything is told.
  init(of name: String, _ environment: [String: String]) {
    self.name = name
    let settings = try? RunSettings(environment)
    line = ProgressLine(of: 0, "steps", isTold: settings?.tellsProgress ?? false)
  }

  /// Takes a line of the build's: `[12/345] Compiling Fade.swift`.
  func take(_ words: Substring) {
    guard words.hasPrefix("["), let end = words.firstIndex(of: "]") else { return line.clear() }
    let steps = words[words.index(after: words.startIndex)..<end].split(separator: "/")
    guard steps.count == 2 else { return line.clear() }
    line.tell("building \(name), \(steps[0]) of \(steps[1]) steps")
    if steps[0] == steps[1] { line.clear() }
  }
}

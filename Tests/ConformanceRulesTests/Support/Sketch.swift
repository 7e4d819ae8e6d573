import AppearanceTrace
import ConformanceRules
import Testing

/// A small trace for a test: the text from the baseline on, and what it is about.
struct Sketch: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var contract = SubjectContract()
  /// Further lines of the cast.
  let cast: [String]
  let text: String

  init(
    _ description: String, contract: SubjectContract = SubjectContract(), cast: [String] = [],
    _ text: String
  ) {
    testDescription = description
    self.contract = contract
    self.cast = cast
    self.text = text
  }

  /// The trace, with a header and a cast around the text; `window` is a window, all others are
  /// controllers of one class.
  func trace() throws -> Trace {
    let header = """
      trace 1
      scenario sketch/of/one
      subject  sketch/subject
      profile  ios-18

      cast
        window  UIWindow
        host  StageController
        sheet  StageController
        dim  DimmingView
        dim-2  DimmingView

      """
    let others = cast.map { "  \($0)\n" }.joined()
    return try Trace(parsing: header + others + "\n" + text + "\n")
  }

  /// What the rules say of it.
  func judgement() throws -> Judgement {
    try Judge(contract: contract).judge(trace())
  }
}

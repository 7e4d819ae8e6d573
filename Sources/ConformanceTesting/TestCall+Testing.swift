package import CaseProcesses
package import Testing

extension TestCall {
  /// A call in the test that runs; none where none does, as in a task that the test has let go.
  ///
  /// - Parameter location: Where the call is.
  package init?(at location: SourceLocation) {
    guard let test = Test.current else { return nil }
    let id = "\(test.id)"
    self.init(
      test: id, place: "\(location) \(Self.argumentsOfTest)",
      arguments: [
        "--testing-library", "swift-testing", "--no-parallel", "--filter", "^\(id.escaped)$",
      ])
  }

  /// The arguments that the test runs with, in words that are the same in every process.
  private static var argumentsOfTest: String {
    guard let current = Test.Case.current else { return "" }
    // What is only somewhere in memory is somewhere else in another process.
    return "\(current)".replacing(/(0x|\$)[0-9a-f]+/, with: "")
  }
}

extension String {
  /// A pattern that this text alone matches.
  fileprivate var escaped: String {
    reduce(into: "") { text, letter in
      if !letter.isLetter, !letter.isNumber, letter != "_" { text += "\\" }
      text.append(letter)
    }
  }
}

/// A line of a file.
package struct SourceLine: Equatable, Hashable, Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

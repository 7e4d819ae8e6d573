/// Something in a storyboard file that the headless host does not understand, and goes on without.
public struct StoryboardNote: Equatable, Sendable, CustomStringConvertible {
  /// The line in the file, from 1.
  public let line: Int
  /// The name of the element.
  public let element: String
  /// What there is about it.
  public let text: String

  package init(line: Int, element: String, text: String) {
    self.line = line
    self.element = element
    self.text = text
  }

  /// The note in one line.
  public var description: String { "line \(line): \(element): \(text)" }
}

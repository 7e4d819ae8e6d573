/// Why a storyboard file cannot be read.
public struct StoryboardSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The element that is wrong; none where the file is no XML.
  public let element: String?
  /// What should have been there.
  public let expected: String

  /// The error in one line.
  public var description: String {
    "\(file):\(line): expected \(expected)" + (element.map { " in element '\($0)'" } ?? "")
  }
}

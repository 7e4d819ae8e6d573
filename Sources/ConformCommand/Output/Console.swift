import Foundation
import TransitionCertification

/// Where the command writes: what was asked for to one stream, problems to the other.
package struct Console: Sendable {
  /// Whether words may be coloured: on a terminal, unless the user does not want it.
  private let isColourful: Bool

  /// - Parameter environment: The variables of the process.
  package init(environment: [String: String]) {
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColourful = isatty(STDOUT_FILENO) == 1 && !isUnwanted
  }

  /// Writes what was asked for, as it is.
  package func write(_ text: String) {
    Self.put(isColourful ? Self.coloured(text) : text, STDOUT_FILENO)
  }

  /// Writes what was asked for, for machines or for a file: never coloured.
  package func writePlain(_ text: String) {
    Self.put(text, STDOUT_FILENO)
  }

  /// Writes a problem as a line of its own.
  package func complain(_ message: String) {
    Self.put("error: \(message)\n", STDERR_FILENO)
  }

  /// Writes something that a reader should know beside the result.
  package func note(_ message: String) {
    Self.put("note: \(message)\n", STDERR_FILENO)
  }

  /// Writes lines that follow a problem.
  package func advise(_ text: String) {
    Self.put(text, STDERR_FILENO)
  }

  /// Nobody is left to be told if this fails.
  private static func put(_ text: String, _ descriptor: Int32) {
    _ = FileBytes.writeAll(Array(text.utf8), to: descriptor)
  }

  // MARK: - Colour

  private static let red = "\u{1B}[31m"
  private static let green = "\u{1B}[32m"
  private static let yellow = "\u{1B}[33m"
  private static let cyan = "\u{1B}[36m"
  private static let plain = "\u{1B}[0m"

  private static func coloured(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in colour(of: line).map { $0 + line + plain } ?? String(line) }
      .joined(separator: "\n")
  }

  private static func colour(of line: Substring) -> String? {
    let colours = [
      ("MUST ", red), ("golden ", red), ("error: ", red), ("incomplete ", yellow),
      ("SHOULD ", yellow), ("waived ", yellow), ("-", red), ("+", green), ("@@", cyan),
    ]
    return colours.first { line.hasPrefix($0.0) }?.1
  }
}

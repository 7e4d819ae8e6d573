import Foundation
import Synchronization
package import TransitionCertification

/// Where the command writes: what was asked for to one stream, problems to the other.
///
/// Whatever a terminal would obey is escaped: what is told of names and files was made by others.
package struct Console: Sendable {
  /// How many columns the reader has.
  package let width: Int
  private let colours: TextColours?
  private let output: WrittenStream

  /// - Parameter environment: The variables of the process.
  package init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    colours = isTerminal && !isUnwanted ? TextColours() : nil
    width = TerminalWidth.columns(
      told: environment["COLUMNS"], ofTerminal: TerminalWidth.ofOutput())
    output = WrittenStream(STDOUT_FILENO)
  }

  /// Writes what was asked for, in lines.
  package func write(_ text: String) {
    let text = text.visibleLines
    output.put(colours?.coloured(text) ?? text)
  }

  /// Writes what was asked for, for machines or for a file: as it is, and never coloured.
  package func writePlain(_ text: String) {
    output.put(text)
  }

  /// Writes a problem as a line of its own.
  package func complain(_ message: String) {
    Self.tell("error: \(message.visible)\n")
  }

  /// Writes something that a reader should know beside the result.
  package func note(_ message: String) {
    Self.tell("note: \(message.visible)\n")
  }

  /// Writes lines that follow a problem.
  package func advise(_ text: String) {
    Self.tell(text.visibleLines)
  }

  /// Nobody is left to be told if this fails.
  private static func tell(_ text: String) {
    _ = FileBytes.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// How reports are told here.
  ///
  /// - Parameter isWhole: Whether all is told.
  package func style(isWhole: Bool = false) -> ReportStyle {
    ReportStyle(width: width, isWhole: isWhole)
  }

  /// Says that not all was written, if it was not.
  ///
  /// - Returns: The status with which the command has to end: that of what it did, unless nobody reads it.
  package func ending(with status: ExitStatus) -> ExitStatus {
    guard let code = output.trouble else { return status }
    // Who closes what he reads from knows it.
    if code != EPIPE {
      complain("not all is written: standard output: \(SystemError.words(code))")
    }
    return .writingRefused
  }
}

/// A descriptor that is written to, and the first thing that went wrong there: nothing is written after it.
private final class WrittenStream: Sendable {
  private let descriptor: Int32
  private let code = Mutex<Int32>(0)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func put(_ text: String) {
    code.withLock { code in
      if code == 0 { code = FileBytes.writeAll(Array(text.utf8), to: descriptor) }
    }
  }

  /// The system's number for what went wrong; none where nothing did.
  var trouble: Int32? { code.withLock { $0 == 0 ? nil : $0 } }
}

/// Why a command did not do what it was asked to, and what its end says.
struct CommandFailure: Error, Equatable {
  let status: ExitStatus
  /// What went wrong, lower case, without a full stop.
  let message: String

  /// A file argument that cannot be read.
  static func unreadable(_ path: String, _ reason: some CustomStringConvertible) -> Self {
    CommandFailure(status: .usage, message: "cannot read \(path): \(reason)")
  }

  /// Writing that was refused.
  static func writingRefused(_ reason: some CustomStringConvertible) -> Self {
    CommandFailure(status: .writingRefused, message: "nothing is written: \(reason)")
  }

  /// Arguments that fit the command's form and still make no sense.
  static func misuse(_ message: String) -> Self {
    CommandFailure(status: .usage, message: message)
  }
}

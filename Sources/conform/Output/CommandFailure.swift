import TransitionCertification

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

  /// Writing that did not work.
  ///
  /// - Parameter isBegun: Whether something else was written before, which stays.
  static func writingStopped(_ trouble: FileTrouble, isBegun: Bool) -> Self {
    let extent = isBegun ? "not all is written" : "nothing is written"
    return CommandFailure(status: .writingRefused, message: "\(extent): \(trouble)")
  }

  /// A case of which nothing can be said.
  static func incomplete(_ message: String) -> Self {
    CommandFailure(status: .incomplete, message: message)
  }

  /// Arguments that fit the command's form and still make no sense.
  static func misuse(_ message: String) -> Self {
    CommandFailure(status: .usage, message: message)
  }
}

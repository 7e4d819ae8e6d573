package import TransitionCertification

/// Why a command did not do what it was asked to, and what its end says.
package struct CommandFailure: Error, Equatable {
  package let status: ExitStatus
  /// What went wrong, lower case, without a full stop.
  package let message: String

  /// - Parameter message: What went wrong, lower case, without a full stop.
  package init(status: ExitStatus, message: String) {
    self.status = status
    self.message = message
  }

  /// A file argument that cannot be read.
  package static func unreadable(_ path: String, _ reason: some CustomStringConvertible) -> Self {
    CommandFailure(status: .usage, message: "cannot read \(path): \(reason)")
  }

  /// Writing that was refused.
  package static func writingRefused(_ reason: some CustomStringConvertible) -> Self {
    CommandFailure(status: .writingRefused, message: "nothing is written: \(reason)")
  }

  /// Writing that did not work.
  ///
  /// - Parameter isBegun: Whether something else was written before, which stays.
  package static func writingStopped(_ trouble: FileTrouble, isBegun: Bool) -> Self {
    let extent = isBegun ? "not all is written" : "nothing is written"
    return CommandFailure(status: .writingRefused, message: "\(extent): \(trouble)")
  }

  /// A case of which nothing can be said.
  package static func incomplete(_ message: String) -> Self {
    CommandFailure(status: .incomplete, message: message)
  }

  /// Something that the user broke off before there was anything to tell.
  package static func interrupted(_ work: String) -> Self {
    CommandFailure(status: .interrupted, message: "interrupted while \(work)")
  }

  /// Arguments that fit the command's form and still make no sense.
  package static func misuse(_ message: String) -> Self {
    CommandFailure(status: .usage, message: message)
  }
}

import TransitionCertification

/// The file into which the command writes how it ends, last of all, for the process that asked it to.
///
/// A status alone does not say that the command came to its end: a subject is somebody's code, which may end
/// the process with any status before there is a verdict.
package struct EndNote {
  private let path: String

  /// The variable that holds the path. No worker has it: what one does is not the command's end.
  package static let variable = "CONFORM_END_NOTE"

  /// - Parameter path: Where the note is to be.
  package init(at path: String) {
    self.path = path
  }

  /// The note that this process is to leave; none where nobody asked for one.
  init?(_ environment: [String: String]) {
    guard let path = environment[Self.variable], !path.isEmpty else { return nil }
    self.path = path
  }

  /// The status with which the command ended; none where it did not come to its end.
  package var status: ExitStatus? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    return Int32(String(decoding: bytes, as: UTF8.self)).flatMap(ExitStatus.init)
  }

  /// Leaves the note. Where that does not work, whoever asked takes this for no end: that is safe.
  func write(_ status: ExitStatus) {
    try? FileBytes.write(Array("\(status.rawValue)".utf8), to: path)
  }
}

import Foundation

/// Why the cases of a call are played in the process of the tests, though nobody asked for that.
package enum Fallback: String, Error, Sendable, CaseIterable {
  case noTest = "nobody knows in which test the call is, as in a task that a test has let go"
  case noTests = "the executable is no package's tests, and cannot be asked for one of them"
  case noProcess = "no other process could be started"
  case notReached = "another process that ran the test did not come to the call"

  @MainActor private static var isTold = false

  /// Says it to whoever reads the log of the tests, once: what it means is the same for all calls.
  ///
  /// - Parameter subject: The id of the subject that the call certifies.
  @MainActor func tell(of subject: String) {
    guard !Self.isTold else { return }
    Self.isTold = true
    let note = "\(note(on: subject))\n"
    write(STDERR_FILENO, note, note.utf8.count)
  }

  /// What is said.
  @MainActor private func note(on subject: String) -> String {
    """
    note: the cases of \(subject) are played in the process of the tests: \(rawValue). A case that ends this \
    process ends the run, one that hangs is not ended, and none is played twice, so that nobody is unsteady. \
    It is said once, whichever calls it is true of; \(TestCertification.variable)=1 asks for it.
    """
  }
}

/// Why writing stopped in the middle, and what was done before.
public struct WritingInterruption<Done: Sendable>: Error {
  /// What could not be written, and why.
  public let trouble: FileTrouble
  /// What was done until then, and stays.
  public let done: Done
}

extension TracesFolder {
  /// Changes files while nobody else does, and keeps account of what is done.
  ///
  /// - Parameters:
  ///   - nothing: The account before anything is done.
  ///   - change: Changes files, and notes each change as soon as it is made.
  /// - Throws: Why it stopped, with the account until then.
  func changed<Done: Sendable>(
    _ nothing: Done, by change: (inout Done) throws(FileTrouble) -> Void
  ) throws(WritingInterruption<Done>) -> Done {
    var done = nothing
    do throws(FileTrouble) {
      try locked { () throws(FileTrouble) in try change(&done) }
      return done
    } catch {
      throw WritingInterruption(trouble: error, done: done)
    }
  }
}

import TransitionCertification

extension Console {
  /// Does what writes file by file, and says what was done, also where it stops half way.
  ///
  /// - Parameters:
  ///   - isBegun: Whether something else was written before.
  ///   - lines: What was done, a line a file; empty where nothing was.
  ///   - complaints: What is wrong with files that were left as they are.
  ///   - work: Does it.
  /// - Returns: What was done.
  /// - Throws: Why it stopped.
  func telling<Done>(
    isBegun: Bool = false, _ lines: (Done) -> [String],
    complaints: (Done) -> [String] = { _ in [] },
    of work: () throws(WritingInterruption<Done>) -> Done
  ) throws(CommandFailure) -> Done {
    func tell(_ done: Done) {
      write(lines(done).map { $0 + "\n" }.joined())
      for complaint in complaints(done) { complain(complaint) }
    }
    do throws(WritingInterruption<Done>) {
      let done = try work()
      tell(done)
      return done
    } catch {
      tell(error.done)
      throw .writingStopped(error.trouble, isBegun: isBegun || !lines(error.done).isEmpty)
    }
  }
}

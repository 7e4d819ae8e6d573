import TransitionCertification

/// What becomes of recorded goldens that wait, and what is said of it.
enum GoldenDecision {
  /// Puts goldens in their places, and says of each what became of it, also where that stops half way.
  ///
  /// - Parameters:
  ///   - cases: Every case that has a golden.
  ///   - isWanted: Which of them to accept; none stands for a file that no case owns.
  static func accept(
    in store: GoldenStore, cases: [CaseID], _ console: Console, where isWanted: (CaseID?) -> Bool
  ) throws(CommandFailure) -> Acceptance {
    do throws(WritingInterruption<Acceptance>) {
      let acceptance = try store.accept(cases: cases, where: isWanted)
      console.tell(acceptance)
      return acceptance
    } catch {
      console.tell(error.done)
      throw .writingStopped(error.trouble, isBegun: !error.done.promoted.isEmpty)
    }
  }

  /// Deletes goldens that wait, and names them, also where that stops half way.
  ///
  /// - Returns: How many are gone.
  static func reject(
    in store: GoldenStore, cases: [CaseID], _ console: Console, where isWanted: (CaseID?) -> Bool
  ) throws(CommandFailure) -> Int {
    do throws(WritingInterruption<[String]>) {
      let paths = try store.reject(cases: cases, where: isWanted)
      console.write(text(deleted: paths))
      return paths.count
    } catch {
      console.write(text(deleted: error.done))
      throw .writingStopped(error.trouble, isBegun: !error.done.isEmpty)
    }
  }

  private static func text(deleted paths: [String]) -> String {
    paths.map { "deleted \($0)\n" }.joined()
  }
}

extension Console {
  /// Says what became of goldens that waited.
  fileprivate func tell(_ acceptance: Acceptance) {
    write(acceptance.promoted.map { "accepted \($0)\n" }.joined())
    for trouble in acceptance.refused { complain("\(trouble.place): \(trouble.message)") }
  }
}

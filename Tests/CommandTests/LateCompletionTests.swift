import Foundation
import Testing

/// The command on somebody's own subjects that complete when virtual time is over, each case in its own process.
@Suite("Subjects that complete in real time") struct LateCompletionTests {
  @Test(
    "are waited for as long as something is under way in their process, and it is said what came",
    arguments: [
      ("task", "completeTransition came after virtual time was over"),
      ("delay", "completeTransition came after virtual time was over"),
      ("never", "something still keeps the context of t1"),
    ])
  func ending(place: String, words: String) async throws {
    let conform = BuiltCommand(directory: "/", name: "conform-unruly")
    let outcome = try await conform("show", "late/\(place) modal/full-screen/present")

    #expect(outcome.output.contains("real time: \(words)\n"), "\(outcome.output)")
  }
}

import Testing
import TransitionStage
import UIKit

@MainActor @Suite("Segues for the system's kinds", .serialized) struct SegueKindTests {
  @Test(
    "what such a segue calls presents where it is used for the system's kind, and else does nothing",
    arguments: [(true, ["begin t1 present host -> next custom"]), (false, [])])
  func superPerforms(isOfSystemsKind: Bool, changes: [String]) {
    let subject = Subject.segue("test/clothed", isOfSystemsKind: isOfSystemsKind) {
      Clothed(identifier: $0, source: $1, destination: $2)
    }

    let trace = perform(subject) { stage, host in
      let next = StageController(.lightContent)
      stage.cast(next, as: "next")
      stage.performSegue("go", from: host, to: next)
      stage.settle()
    }

    #expect(trace.lines.filter { $0.hasPrefix("begin") } == changes)
  }
}

/// A segue that leaves it to the kind to show its destination.
private final class Clothed: UIStoryboardSegue {
  override func perform() {
    destination.modalPresentationStyle = .custom
    super.perform()
  }
}

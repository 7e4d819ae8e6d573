import Testing
import TransitionCertification
import TransitionParts
import UIKit

/// What containers are held to that are stacks.
@Suite("A stack of a library's own", .serialized) @MainActor struct StackTests {
  /// The rules that find something, and what is compared, by the scenario in which they do.
  private func findings(
    contract: SubjectContract = SubjectContract(keepsChildren: true),
    _ make: @escaping @MainActor @Sendable (UIViewController) -> CardStack
  ) -> [String: [String]] {
    let subject = Subject.container(
      "test/cards", contract: contract, make: make, push: { $0.push($1, animated: $2) },
      pop: { $0.pop(animated: $1) }, drag: .edge(.left))
    let runner = CaseRunner(references: ReferenceBook(), on: .today)
    var found: [String: [String]] = [:]
    for scenario in ScenarioCatalogue.all where scenario.applicability(to: subject) == .applies {
      let headlines = runner.run(subject, in: scenario).headlines
      if !headlines.isEmpty { found[scenario.id] = headlines.map(\.description) }
    }
    return found
  }

  @Test("that takes back what a drag has told holds in all that applies to it")
  func right() {
    #expect(findings { CardStack(root: $0) } == [:])
  }

  @Test("may let go of what lies below its top, where its contract does not say that it keeps that")
  func bare() {
    let found = findings(contract: SubjectContract()) { CardStack(root: $0, keepsChildren: false) }
    #expect(found == [:])
  }

  @Test("that does not is convicted where a drag is given up, and nowhere else")
  func wrong() {
    let found = findings { ForgetfulStack(root: $0) }

    #expect(found["container/stack/drag-out~cancelled"] != nil)
    #expect(found["container/stack/drag-out~interrupted"] != nil)
    for harmless in ["push", "pop", "cycle~repeated", "drag-out", "pop-while-covered"] {
      #expect(found["container/stack/\(harmless)"] == nil, "\(harmless)")
    }
  }

  @Test("that keeps what lies below, and does not say so, is convicted")
  func undeclared() {
    let found = findings(contract: SubjectContract()) { CardStack(root: $0) }

    #expect(found["container/stack/push"] != nil)
  }
}

/// Says nothing when a finger has given a pop up.
private final class ForgetfulStack: CardStack {
  override func takeBack(_ card: UIViewController, from other: UIViewController) {}
}

import Testing
import UIKitSemantics

@Suite("The texts of diagnostics") struct ComplaintTextTests {
  private let names = ComplaintNames(caller: "<F>", subject: "<P>", presenter: "<R>", other: "<Q>")

  @Test("ids are a letter, K where it is general knowledge, and a number, each once")
  func ids() {
    let ids = ComplaintID.allCases.map(\.rawValue)

    #expect(ids.allSatisfy { $0.hasPrefix("D") || $0.hasPrefix("K") })
    #expect(ids.allSatisfy { Int($0.dropFirst()) != nil })
    #expect(Set(ids).count == ids.count)
  }

  @Test("a text is one line, and names whom it is about", arguments: ComplaintID.allCases)
  func text(id: ComplaintID) {
    let text = id.text(names, in: .iOS18)

    #expect(!text.isEmpty && !text.contains("\n"))
    let nameless: [ComplaintID] = [
      .popToStranger, .pushOutsideNavigation, .popoverWithoutAnchor, .unknownStyle,
      .animatorReleasedInMotion, .nestedBarAnimation,
    ]
    #expect(text.contains("<") || nameless.contains(id))
  }

  @Test("a refused presentation names the presented, the presenter and the caller")
  func refused() {
    #expect(
      ComplaintID.presenterNotInWindow.text(names, in: .iOS18)
        == "Attempt to present <P> on <R> (from <F>) whose view is not in the window hierarchy.")
    #expect(
      ComplaintID.presentationInProgress.text(names, in: .iOS18)
        == "Attempt to present <P> on <R> (from <F>) while a presentation is in progress.")
  }
}

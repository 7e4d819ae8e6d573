import Testing
import UIKitSemantics

@Suite("The way to who presents") struct PresenterRouteTests {
  /// The child c lives in b, and b in a.
  private func presenter(
    _ style: PresentationStyle, contexts: Set<String>, caller: String = "c"
  ) -> String {
    let parents = ["c": "b", "b": "a"]
    let route = PresenterRoute<String>(
      parent: { parents[$0] }, definesContext: { contexts.contains($0) })
    return route.presenter(for: caller, under: style)
  }

  @Test("in a context the nearest that defines one presents, the caller first")
  func nearest() {
    for style in [PresentationStyle.currentContext, .overCurrentContext] {
      #expect(presenter(style, contexts: ["a", "b", "c"]) == "c")
      #expect(presenter(style, contexts: ["a", "b"]) == "b")
      #expect(presenter(style, contexts: ["c"], caller: "b") == "a")
      #expect(presenter(style, contexts: []) == "a")
    }
  }

  @Test("under other styles the top presents, whoever defines a context")
  func top() {
    for style in PresentationStyle.allCases where !style.playsInContext {
      #expect(presenter(style, contexts: ["a", "b", "c"]) == "a")
    }
  }
}

import Testing

@testable import SubjectDiscovery

/// Which methods exchange the roots of windows, and how they are called.
@Suite("Methods that exchange a window's root") struct RootVerbTests {
  static let lines = [
    (
      "UIWindow.setRoot",
      """
      .roots("Kit.UIWindow.setRoot") {
          window, root, animated, completion in
          window.setRoot(root, animated: animated, completion: { _ in completion?() })
        }
      """
    ),
    (
      "UIWindow.reveal",
      """
      .roots("Kit.UIWindow.reveal", lacking: [.unanimatedForm, .completion]) {
          window, root, _, _ in
          _ = window.reveal(root)
        }
      """
    ),
    (
      "Curtain.raise",
      """
      .roots("Kit.Curtain.raise", lacking: [.completion]) {
          window, root, animated, _ in
          Curtain.shared.raise(over: root, in: window, animated: animated)
        }
      """
    ),
    (
      "Curtain.drop",
      """
      .roots("Kit.Curtain.drop", lacking: [.unanimatedForm]) {
          window, root, _, completion in
          Curtain.drop(in: window, to: root, then: { completion?() })
        }
      """
    ),
    (
      "Curtain.switchRoot",
      """
      .roots("Kit.Curtain.switchRoot") {
          window, root, animated, completion in
          Curtain.switchRoot(to: root, in: window, animated: animated, completion: { completion?() })
        }
      """
    ),
  ]

  @Test("are called with what the stage has, and lack what they are not told", arguments: lines)
  func line(name: String, line: String) throws {
    let candidate = try #require(try ShapeGraphs.candidates.get()["Kit.\(name)"])
    guard case .made(let made, _, _) = candidate.outcome else {
      Issue.record("\(name) is not made: \(candidate.outcome)")
      return
    }
    #expect(made.text == line)
    #expect(candidate.kind == .roots)
  }

  @Test(
    "are none that ask, present, or want what nobody knows",
    arguments: ["UIWindow.shows", "UIWindow.swap", "UIWindow.exchange", "Curtain.show"])
  func others(name: String) throws {
    #expect(try ShapeGraphs.candidates.get()["Kit.\(name)"] == nil)
  }
}

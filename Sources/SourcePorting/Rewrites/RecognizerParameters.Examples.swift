extension Rewrite {
  /// A class with a handler of a pan, before and after.
  private static func handler(
    _ title: String, _ before: String, _ after: String? = nil,
    made: String = "UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))"
  ) -> RewriteExample {
    func text(_ method: String) -> String {
      "class A: UIView {\n  func use() { f(\(made)) }\n  @objc \(method)\n}\n"
    }
    return RewriteExample(title, text(before), text(after ?? before))
  }

  static let recognizerParameterExamples: [RewriteExample] = [
    handler(
      "a narrower class than the recognizer's, of which nothing is used",
      "func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(g.translation(in: g.view)) }",
      "func moved(_ g: UIPanGestureRecognizer) { f(g.translation(in: g.view)) }"),
    handler(
      "another class than the recognizer's, of which nothing is used",
      "func moved(_ g: UITapGestureRecognizer) { f(g.state) }",
      "func moved(_ g: UIGestureRecognizer) { f(g.state) }"),
    handler(
      "handed on to a method of what it is",
      """
      func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(way(g)) }
        func way(_ pan: UIPanGestureRecognizer) -> Bool { true }
      """,
      """
      func moved(_ g: UIPanGestureRecognizer) { f(way(g)) }
        func way(_ pan: UIPanGestureRecognizer) -> Bool { true }
      """),
    handler(
      "a recognizer of which nothing is known but its name",
      "func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(g.state) }",
      "func moved(_ g: UIGestureRecognizer) { f(g.state) }",
      made: "pan.addTarget(self, action: #selector(moved))"),
    handler(
      "what its own class alone has is used: a device raises, too",
      "func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(g.edges) }"),
    handler(
      "handed on to who wants its own class",
      """
      func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(way(g)) }
        func way(_ pan: UIScreenEdgePanGestureRecognizer) -> Bool { true }
      """),
    handler(
      "handed on to somebody unknown",
      "func moved(_ g: UIScreenEdgePanGestureRecognizer) { stranger(g) }"),
    handler(
      "put by", "func moved(_ g: UIScreenEdgePanGestureRecognizer) { let last = g }"),
    handler(
      "its recognizer is of its class",
      "func moved(_ g: UIPanGestureRecognizer) { f(g.state) }"),
    handler(
      "told apart from another one",
      """
      func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(g.state) }
        func moved(_ g: UITapGestureRecognizer) {}
      """),
    handler(
      "an override", "override func moved(_ g: UIScreenEdgePanGestureRecognizer) { f(g.state) }"),
    RewriteExample(
      "no handler of a recognizer",
      "class A: UIView {\n  func moved(_ g: UIPanGestureRecognizer) { f(g.state) }\n}",
      "class A: UIView {\n  func moved(_ g: UIPanGestureRecognizer) { f(g.state) }\n}"),
    RewriteExample(
      "a recognizer of the library's own",
      """
      class Pull: UIPanGestureRecognizer { var depth = 1 }
      class A: UIView {
        func use() { f(UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))) }
        @objc func moved(_ pull: Pull) { f(pull.velocity(in: pull.view)) }
      }
      """,
      """
      class Pull: UIPanGestureRecognizer { var depth = 1 }
      class A: UIView {
        func use() { f(UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))) }
        @objc func moved(_ pull: UIPanGestureRecognizer) { f(pull.velocity(in: pull.view)) }
      }
      """),
  ]
}

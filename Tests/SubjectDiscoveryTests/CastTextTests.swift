import Testing

@testable import SubjectDiscovery

/// Casts without which code does nothing.
@Suite("A cast without which an animator does nothing") struct CastTextTests {
  private static let start = """
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)

    """

  /// What is cast, as the key at which it is and the name of its type.
  private func casts(in code: String) -> [String] {
    CastText.all(in: code).map { cast in
      let key = [".to", ".from", "isPresenting ? .to : .from"]
        .first { SidePlace(key: $0[...]) == cast.place }
      return "\(key ?? "isPresenting ? .from : .to") \(cast.name)"
    }
  }

  @Test(
    "is of the value right before it, whatever is compared beside it",
    arguments: [
      ("guard let foo = to as? Foo else { return }", [".to Foo"]),
      ("guard let foo = (to as? Foo) else { return }", [".to Foo"]),
      ("guard let other = a != from, let foo = to as? Foo else { return }", [".to Foo"]),
      ("guard let foo = context.viewController(forKey: a != b ? .to : .from) as? Foo else {}", []),
      (
        "guard let foo = context.viewController(forKey: mode != .show ? .from : .to) as? Foo else {}",
        ["isPresenting ? .to : .from Foo"]
      ),
      ("guard let same = from, same != to as? Foo else { return }", []),
      ("guard let same = from, same == to, (top as? Foo) != nil else { return }", []),
      ("guard let top = from, let foo = to as? Foo, foo != top as? Bar else {}", [".to Foo"]),
      ("guard let foo = isBack ? from as? Foo : to as? Foo else { return }", []),
      ("let foo = to as! Foo", [".to Foo"]),
      ("let isFoo = from == to as! Foo", [".to Foo"]),
      ("let isFoo = top == (to as! Foo)", [".to Foo"]),
      (
        "show(context.viewController(forKey: mode == .show ? .to : .from) as! Foo)",
        ["isPresenting ? .to : .from Foo"]
      ),
      ("let foo = (isPresenting ? to : from) as! Foo", []),
      ("let foo = context\n  .viewController(forKey: .from)!\n  as! Kit.Foo", [".from Kit.Foo"]),
    ])
  func operand(code: String, casts: [String]) {
    #expect(self.casts(in: Self.start + code) == casts)
  }

  @Test(
    "is not of what lies in a screen of the context's",
    arguments: [
      "let foo = context.viewController(forKey: .to)?.children.first as! Foo",
      "let foo = (to as? UINavigationController)?.topViewController as! Foo",
      "guard let foo = from?.presentedViewController as? Foo else { return }",
    ])
  func part(code: String) {
    #expect(casts(in: Self.start + code) == [])
  }

  @Test(
    "may be of a name, with whatever type",
    arguments: [
      "let shown = context.viewController(forKey: .to)",
      "let shown: UIViewController? = context.viewController(forKey: .to)",
      "let shown: UIViewController! = context.viewController(forKey: .to)",
      "var shown: UIKit.UIViewController = context.viewController(forKey: .to)!",
      "let shown: Optional<UIViewController> = context.viewController(forKey: .to)",
      "let shown: (any Showing & UIViewController)? = context.viewController(forKey: .to)",
      "let shown: Box<[UIViewController]>! = context.viewController(forKey: .to)",
      "let key: Key = .to\nlet shown: UIViewController? = context.viewController(forKey: key)",
      "let key: Key? = .to\nlet shown = context.viewController(forKey: key)",
    ])
  func name(code: String) {
    #expect(casts(in: "\(code)\nlet foo = shown as! Foo") == [".to Foo"])
  }

  @Test("may be of a name for either of two screens")
  func choice() {
    let code = """
      let shown = isPresenting ? context.viewController(forKey: .to)! : context.viewController(forKey: .from)!
      guard let foo = shown as? Foo else { return }
      """
    #expect(casts(in: code) == ["isPresenting ? .to : .from Foo"])
  }
}

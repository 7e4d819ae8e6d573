extension Rewrite {
  /// A class with a method, and a selector of it.
  private static func inClass(
    _ title: String, _ method: String, _ before: String, _ after: String
  ) -> RewriteExample {
    let lead = "class A: UIView {\n  \(method)\n  func use() { f("
    return RewriteExample(title, lead + before + ") }\n}\n", lead + after + ") }\n}\n")
  }

  static let methodSelectorExamples: [RewriteExample] = [
    inClass(
      "without owner and labels", "@objc func tap() {}", "#selector(tap)",
      "Selector(\"tap\", Self.tap)"),
    inClass(
      "with labels", "@objc func tap(_ s: B) {}", "#selector(tap(_:))",
      "Selector(\"tap:\", Self.tap(_:))"),
    inClass(
      "labels left out", "@objc func tap(_ s: B) {}", "#selector(tap)",
      "Selector(\"tap:\", Self.tap)"),
    inClass(
      "a label that is spoken", "@objc func tap(sender: B) {}", "#selector(tap(sender:))",
      "Selector(\"tapWithSender:\", Self.tap(sender:))"),
    inClass(
      "a label that is a preposition", "@objc func move(to: B) {}", "#selector(self.move(to:))",
      "Selector(\"moveTo:\", Self.move(to:))"),
    inClass(
      "a name of one's own", "@objc(knock:) func tap(_ s: B) {}", "#selector(tap)",
      "Selector(\"knock:\", Self.tap)"),
    inClass(
      "with owner", "@objc func tap() {}", "#selector(A.tap)", "Selector(\"tap\", A.tap)"),
    inClass(
      "with owner and module", "@objc func tap() {}", "#selector(Example.A.tap)",
      "Selector(\"tap\", Example.A.tap)"),
    inClass(
      "overloaded, with an argument", "@objc func tap() {}; @objc func tap(_ s: B) {}",
      "#selector(tap(_:))", "Selector(\"tap:\", Self.tap(_:))"),
    inClass(
      "overloaded, without", "@objc func tap() {}; @objc func tap(_ s: B) {}",
      "#selector(tap as () -> Void)", "Selector(\"tap\", Self.tap as (Self) -> () -> Void)"),
    inClass(
      "overloaded, one for the runtime", "func tap(_ s: B) {}; @objc func tap() {}",
      "#selector(tap)", "Selector(\"tap\", Self.tap as (Self) -> () -> Void)"),
    inClass(
      "overloaded, with the whole type", "@objc func tap(_ s: B) {}; func tap(_ s: C) {}",
      "#selector(A.tap as (A) -> (B) -> Void)",
      "Selector(\"tap:\", A.tap as (A) -> (B) -> Void)"),
    inClass(
      "of another object", "let b: B = B(); func x() {}", "#selector(b.tap)",
      "Selector(\"tap\", B.tap)"),
    inClass(
      "of what was inherited", "func x() {}", "#selector(layoutIfNeeded)",
      "Selector(\"layoutIfNeeded\", Self.layoutIfNeeded)"),
    inClass(
      "a getter", "@objc var isOpen = false", "#selector(getter: isOpen)",
      "Selector(\"isOpen\", { (object: Self) in { () in object.isOpen } })"),
    inClass(
      "a getter with owner", "func x() {}", "#selector(getter: UIView.alpha)",
      "Selector(\"alpha\", { (object: UIView) in { () in object.alpha } })"),
    inClass(
      "a setter", "@objc var size: Int = 1", "#selector(setter: size)",
      "Selector(\"setSize:\", { (object: Self) in { (value: Int) in object.size = value } })"),
    inClass(
      "with two arguments", "@objc func tap(_ s: B, event: C) {}",
      "#selector(tap(_:event:))", "Selector(\"tap:event:\", Self.tap(_:event:))"),
    inClass(
      "with three arguments: it is a name alone", "@objc func tap(_ s: B, a: C, b: D) {}",
      "#selector(tap(_:a:b:))", "Selector(\"tap:a:b:\")"),
    inClass(
      "of a protocol: it is a name alone", "func x() {}",
      "#selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))",
      "Selector(\"gestureRecognizerShouldBegin:\")"),
    RewriteExample(
      "where a property gets its first value",
      "class A: UIView {\n  let a = f(#selector(tap))\n  @objc func tap() {}\n}",
      "class A: UIView {\n  let a = f(Selector(\"tap\", A.tap))\n  @objc func tap() {}\n}"),
    RewriteExample(
      "in a property that waits",
      "class A: UIView {\n  lazy var a = f(#selector(tap))\n  @objc func tap() {}\n}",
      "class A: UIView {\n  lazy var a = f(Selector(\"tap\", Self.tap))\n  @objc func tap() {}\n}"),
    RewriteExample(
      "in an extension, with a comment",
      "extension UIView {\n  func g() { f(#selector(tap)) } // tap\n  @objc func tap() {}\n}",
      "extension UIView {\n  func g() { f(Selector(\"tap\", Self.tap)) } // tap\n  @objc func tap() {}\n}"
    ),
  ]
}

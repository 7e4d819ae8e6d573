extension Rewrite {
  /// Takes away what opens a declaration to the Objective-C runtime.
  static let objectiveCAttributes = Rewrite(
    id: "objc-attributes",
    reason: "there is no Objective-C runtime on Linux",
    examples: [
      RewriteExample(
        "on a method", "class A {\n  @objc func a() {} // b\n}", "class A {\n  func a() {} // b\n}"),
      RewriteExample(
        "with a name", "@objc(XYCard)\npublic class Card {}", "\npublic class Card {}"),
      RewriteExample(
        "with a selector", "class A {\n  @objc(a:b:) func a(_ x: Int, y: Int) {}\n}",
        "class A {\n  func a(_ x: Int, y: Int) {}\n}"),
      RewriteExample(
        "for all members", "@objcMembers public final class Card {}", "public final class Card {}"),
      RewriteExample(
        "two on one line", "@objc(XYCard) @objcMembers\npublic class Card {}",
        "\npublic class Card {}"),
      RewriteExample("on an extension", "@objc extension Card {}", "extension Card {}"),
      RewriteExample(
        "on a line of its own, which stays",
        "class A {\n  /// Taps.\n  @objc\n  private func tap() {}\n}",
        "class A {\n  /// Taps.\n\n  private func tap() {}\n}"),
      RewriteExample(
        "after other attributes", "class A {\n  @discardableResult @objc func a() -> Int { 1 }\n}",
        "class A {\n  @discardableResult func a() -> Int { 1 }\n}"),
      RewriteExample(
        "that hide members", "class A {\n  @nonobjc func a() {}\n}", "class A {\n  func a() {}\n}"),
      RewriteExample(
        "of managed objects", "class A {\n  @NSManaged var a: Int\n}", "class A {\n  var a: Int\n}"),
    ]
  ) { source, _, findings in
    AttributeRemoval(names: ["objc", "objcMembers", "nonobjc", "NSManaged"])
      .remove(from: source, &findings)
  }
}

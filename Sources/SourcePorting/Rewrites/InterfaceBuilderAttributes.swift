extension Rewrite {
  /// Takes away what marks a declaration for the editor of screens.
  static let interfaceBuilderAttributes = Rewrite(
    id: "ib-attributes",
    reason: "outlets and actions need the Objective-C runtime",
    examples: [
      RewriteExample(
        "outlets", "class A {\n  @IBOutlet weak var a: B!\n}", "class A {\n  weak var a: B!\n}"),
      RewriteExample(
        "outlets that were weak and private", "class A {\n  @IBOutlet private weak var a: B!\n}",
        "class A {\n  private weak var a: B!\n}"),
      RewriteExample(
        "actions", "class A {\n  @IBAction func a(_ sender: Any) {}\n}",
        "class A {\n  func a(_ sender: Any) {}\n}"),
      RewriteExample(
        "actions of segues", "class A {\n  @IBSegueAction func a(_ c: C) -> B? { nil }\n}",
        "class A {\n  func a(_ c: C) -> B? { nil }\n}"),
      RewriteExample(
        "values", "class A {\n  @IBInspectable var a: Int = 1\n}", "class A {\n  var a: Int = 1\n}"),
      RewriteExample("classes", "@IBDesignable\nclass A {}", "\nclass A {}"),
      RewriteExample(
        "classes, on the same line", "@IBDesignable open class A {}", "open class A {}"),
    ]
  ) { source, _, findings in
    AttributeRemoval(
      names: [
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
      ]
    ).remove(from: source, &findings)
  }
}

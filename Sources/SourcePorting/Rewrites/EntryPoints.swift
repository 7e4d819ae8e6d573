extension Rewrite {
  /// Lets an app's delegate be a class like others.
  static let entryPoints = Rewrite(
    id: "entry-points",
    reason: "what is ported is a library, and the stage starts it",
    examples: [
      RewriteExample(
        "of UIKit", "@UIApplicationMain\nclass A: UIResponder {}", "\nclass A: UIResponder {}"),
      RewriteExample("of the language", "@main class A: UIResponder {}", "class A: UIResponder {}"),
    ]
  ) { source, _, findings in
    AttributeRemoval(names: ["UIApplicationMain", "NSApplicationMain", "main"])
      .remove(from: source, &findings)
  }
}

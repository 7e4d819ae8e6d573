import SwiftSyntax

extension Rewrite {
  /// Gives properties a value that the runtime would keep.
  static let managedProperties = Rewrite(
    id: "managed-properties",
    reason: "what the runtime would keep is a stored property here, and begins with a value",
    examples: [
      RewriteExample(
        "a number", "class A: CALayer {\n  @NSManaged var radius: CGFloat\n}",
        "class A: CALayer {\n  @NSManaged var radius: CGFloat = 0\n}"),
      RewriteExample(
        "what may be none", "class A: CALayer {\n  @NSManaged var color: UIColor?\n}",
        "class A: CALayer {\n  @NSManaged var color: UIColor?\n}"),
      RewriteExample(
        "what has a value", "class A: CALayer {\n  var radius: CGFloat\n}",
        "class A: CALayer {\n  var radius: CGFloat\n}"),
    ]
  ) { source, library, findings in
    let neutral = NeutralValues(library: library)
    for property in source.tree.all(VariableDeclSyntax.self)
    where !property.attributes.named(["NSManaged"]).isEmpty {
      guard let binding = property.bindings.first, binding.initializer == nil,
        let type = binding.typeAnnotation?.type,
        let value = neutral.value(of: type.trimmedDescription), value != "nil"
      else { continue }
      findings.note(.insert(" = \(value)", at: type.end), in: source)
    }
  }
}

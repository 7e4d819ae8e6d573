import SwiftSyntax

extension Rewrite {
  /// Says of Objective-C's protocols that classes alone adopt them.
  static let classBoundProtocols = Rewrite(
    id: "class-bound-protocols",
    reason: "a protocol of Objective-C is for classes, and references to it may be weak",
    examples: [
      RewriteExample(
        "without others", "@objc public protocol P {\n}", "@objc public protocol P: AnyObject {\n}"),
      RewriteExample(
        "with others", "@objc protocol P: Q { }", "@objc protocol P: AnyObject, Q { }"),
      RewriteExample(
        "where it says so", "@objc protocol P: NSObjectProtocol { }",
        "@objc protocol P: NSObjectProtocol { }"),
      RewriteExample(
        "where it said so in the past", "@objc protocol P: class { }", "@objc protocol P: class { }"
      ),
      RewriteExample("one of Swift's", "protocol P { }", "protocol P { }"),
    ]
  ) { source, _, findings in
    for declaration in source.tree.all(ProtocolDeclSyntax.self)
    where !declaration.attributes.named(["objc"]).isEmpty {
      guard let types = declaration.inheritanceClause?.inheritedTypes, let first = types.first
      else {
        findings.note(.insert(": AnyObject", at: declaration.name.end), in: source)
        continue
      }
      let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
      if types.allSatisfy({ !bound.contains($0.type.trimmedDescription) }) {
        findings.note(.insert("AnyObject, ", at: first.start), in: source)
      }
    }
  }
}

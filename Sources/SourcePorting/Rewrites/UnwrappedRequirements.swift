import SwiftSyntax

extension Rewrite {
  /// Lets UIKit's classes meet a requirement whose value may be missing, though the protocol takes it for there.
  ///
  /// Objective-C's protocols leave open whether what is asked for may be missing, and Swift's do not.
  static let unwrappedRequirements = Rewrite(
    id: "unwrapped-requirements",
    reason: "a property that may be missing meets no requirement of one that is taken for there",
    examples: [
      RewriteExample(
        "of a view",
        "@objc protocol P {\n  var superview: UIView! { get }\n}\nextension UIView: P {}",
        "@objc protocol P {\n  var superview: UIView? { get }\n}\nextension UIView: P {}"),
      RewriteExample(
        "of a class below it, and one that is no property of UIKit's",
        "@objc protocol P {\n  var superview: UIView! { get }\n  var other: UIView! { get }\n}\nextension UILabel: P { var other: UIView! { nil } }",
        "@objc protocol P {\n  var superview: UIView? { get }\n  var other: UIView! { get }\n}\nextension UILabel: P { var other: UIView! { nil } }"
      ),
      RewriteExample(
        "of the library's own class, and of Swift's protocols",
        "@objc protocol P { var superview: UIView! { get } }\nclass A: P { var superview: UIView! }\nprotocol Q { var superview: UIView! { get } }\nextension UIView: Q {}",
        "@objc protocol P { var superview: UIView! { get } }\nclass A: P { var superview: UIView! }\nprotocol Q { var superview: UIView! { get } }\nextension UIView: Q {}"
      ),
    ]
  ) { library in
    var findings = RewriteFindings()
    var adopters: [String: Set<String>] = [:]
    for holder in library.modules.flatMap(\.sources).flatMap({
      $0.tree.all(ExtensionDeclSyntax.self)
    }) {
      let name = holder.extendedType.lastName
      guard library.facts.declarations.types[name]?.file == nil else { continue }
      for adopted in holder.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? [] {
        adopters[adopted, default: []].insert(name)
      }
    }
    for source in library.modules.flatMap(\.sources) {
      for declaration in source.tree.all(ProtocolDeclSyntax.self)
      where !declaration.attributes.named(["objc"]).isEmpty {
        let classes = adopters[declaration.name.text] ?? []
        let members = classes.flatMap { library.host.declarations.ancestry(of: $0) }
          .flatMap(\.members)
        for item in declaration.memberBlock.members {
          guard let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
            members.contains(where: {
              $0.kind == .property && $0.name == binding.pattern.trimmedDescription
                && $0.type?.hasSuffix("?") ?? false
            })
          else { continue }
          findings.note(.replace(type.exclamationMark.bytes, with: "?"), in: source)
        }
      }
    }
    return findings
  }
}

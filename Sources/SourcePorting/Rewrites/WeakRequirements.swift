import SwiftSyntax

extension Rewrite {
  /// Takes from requirements of protocols what says how a property holds its value.
  static let weakRequirements = Rewrite(
    id: "weak-requirements",
    reason: "how a property is held is said by who has it, and since Swift 5 not by a protocol",
    examples: [
      RewriteExample(
        "of a property", "protocol P {\n  weak var a: A? { get }\n}",
        "protocol P {\n  var a: A? { get }\n}"),
      RewriteExample(
        "among others", "protocol P {\n  @objc unowned(unsafe) static var a: A { get set }\n}",
        "protocol P {\n  @objc static var a: A { get set }\n}"),
      RewriteExample(
        "in a class, and in a function's body",
        "protocol P {}\nclass A: P {\n  weak var a: A?\n  func f() { weak var b = a; _ = b }\n}",
        "protocol P {}\nclass A: P {\n  weak var a: A?\n  func f() { weak var b = a; _ = b }\n}"),
    ]
  ) { source, _, findings in
    for requirements in source.tree.all(ProtocolDeclSyntax.self) {
      for member in requirements.memberBlock.members {
        let modifiers = member.decl.as(VariableDeclSyntax.self)?.modifiers
        for modifier in modifiers ?? [] where ["weak", "unowned"].contains(modifier.name.text) {
          let (start, next) = (modifier.start, modifier.nextToken(viewMode: .sourceAccurate))
          guard let next else { continue }
          findings.note(.replace(start..<next.start, with: ""), in: source)
        }
      }
    }
  }
}

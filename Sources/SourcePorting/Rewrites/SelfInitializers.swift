import SwiftSyntax

extension Rewrite {
  /// Makes objects of the class that an extension is of, where it would make them of the class that is asked.
  ///
  /// On Apple's systems every initializer of UIKit's may be called on the class that is asked.
  static let selfInitializers = Rewrite(
    id: "self-initializers",
    reason: "Swift makes objects of a class that is a value by required initializers alone",
    examples: [
      RewriteExample(
        "a color",
        "extension UIColor: P {\n  static func made(_ a: [CGFloat]) -> Self {\n    return self.init(red: a[0], green: a[1], blue: a[2], alpha: 1)\n  }\n}",
        "extension UIColor: P {\n  static func made(_ a: [CGFloat]) -> Self {\n    return (UIColor(red: a[0], green: a[1], blue: a[2], alpha: 1) as! Self)\n  }\n}"
      ),
      RewriteExample(
        "by the name of the class that is asked",
        "extension UIColor {\n  class var a: Self { Self(white: 1, alpha: 1) }\n  class func b() -> Self { Self.init(white: 1, alpha: 1) }\n}",
        "extension UIColor {\n  class var a: Self { (UIColor(white: 1, alpha: 1) as! Self) }\n  class func b() -> Self { (UIColor(white: 1, alpha: 1) as! Self) }\n}"
      ),
      RewriteExample(
        "in an initializer, and of what is no class",
        "extension UIColor {\n  convenience init(a: Int) { self.init(white: 1, alpha: 1) }\n}\nextension CGRect {\n  static func a() -> Self { self.init(x: 0, y: 0, width: 1, height: 1) }\n}",
        "extension UIColor {\n  convenience init(a: Int) { self.init(white: 1, alpha: 1) }\n}\nextension CGRect {\n  static func a() -> Self { self.init(x: 0, y: 0, width: 1, height: 1) }\n}"
      ),
      RewriteExample(
        "of the library's own class",
        "class A { required init() {} }\nextension A {\n  static func a() -> Self { self.init() }\n}",
        "class A { required init() {} }\nextension A {\n  static func a() -> Self { self.init() }\n}"
      ),
    ]
  ) { source, library, findings in
    for holder in source.tree.all(ExtensionDeclSyntax.self) {
      let name = holder.extendedType.lastName
      guard library.facts.declarations.types[name]?.file == nil,
        library.host.declarations.types[name]?.kind == .class
      else { continue }
      for item in holder.memberBlock.members where item.decl.isOfTheClass {
        for call in item.decl.all(FunctionCallExprSyntax.self)
        where call.calledExpression.isOwnInitializer {
          findings.note(.replace(call.calledExpression.bytes, with: "(\(name)"), in: source)
          findings.addPart(.insert(" as! Self)", at: call.end), in: source)
        }
      }
    }
  }
}

extension DeclSyntax {
  /// Whether it is a member of the class, and not of its objects.
  fileprivate var isOfTheClass: Bool {
    let modifiers =
      self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers.map { $0.contains("static") || $0.contains("class") } ?? false
  }
}

extension ExprSyntax {
  /// Whether it is an initializer of the class that is asked: `self.init`, `Self`, `Self.init`.
  fileprivate var isOwnInitializer: Bool {
    ["self.init", "Self.init", "Self"].contains(trimmedDescription)
  }
}

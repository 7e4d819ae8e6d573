import SwiftSyntax

extension Rewrite {
  /// Calls methods of any object as those of the only protocol of the library that has them.
  static let anyObjectCalls = Rewrite(
    id: "any-object-calls",
    reason: "there is no runtime here that finds a method of any object by its name",
    examples: [
      RewriteExample(
        "of a protocol's method",
        "@objc protocol P { func a() }\nfunc f() { (x as AnyObject).a() }",
        "@objc protocol P { func a() }\nfunc f() { (x as! P).a() }"),
      RewriteExample(
        "of one that two protocols have, and of one that none has",
        "@objc protocol P { func a() }\n@objc protocol Q { func a() }\nfunc f() { (x as AnyObject).a(); (x as AnyObject).b() }",
        "@objc protocol P { func a() }\n@objc protocol Q { func a() }\nfunc f() { (x as AnyObject).a(); (x as AnyObject).b() }"
      ),
      RewriteExample(
        "with other labels, and of an optional method",
        "@objc protocol P { func a(b: Int)\n@objc optional func c() }\nfunc f() { (x as AnyObject).a(1); (x as AnyObject).c?() }",
        "@objc protocol P { func a(b: Int)\n@objc optional func c() }\nfunc f() { (x as AnyObject).a(1); (x as? P)?.c?() }"
      ),
    ]
  ) { source, library, findings in
    let protocols = library.facts.declarations.types.values.filter {
      $0.kind == .protocol && !$0.isHidden
    }
    for call in source.tree.all(FunctionCallExprSyntax.self) {
      let link = call.calledExpression.as(OptionalChainingExprSyntax.self)
      guard
        let callee = (link?.expression ?? call.calledExpression).as(MemberAccessExprSyntax.self),
        let base = callee.base, let cast = base.castToAnyObject
      else { continue }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      let owners = protocols.filter { owner in
        owner.members.contains {
          $0.name == callee.declName.baseName.text && $0.isOptional == (link != nil)
            && $0.fits(call: labels, trailing: trailing)
        }
      }
      guard owners.count == 1, let owner = owners.first else { continue }
      let sign = link == nil ? "!" : "?"
      findings.note(.replace(cast, with: "as\(sign) \(owner.name)"), in: source)
      if link != nil { findings.addPart(.insert("?", at: base.end), in: source) }
    }
  }
}

extension ExprSyntax {
  /// The cast in `(x as AnyObject)`, which every object takes.
  fileprivate var castToAnyObject: Range<Int>? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression,
      let parts = inner.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count > 2,
      let word = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil, let type = parts.last,
      type.trimmedDescription == "AnyObject"
    else { return nil }
    return word.start..<type.end
  }
}

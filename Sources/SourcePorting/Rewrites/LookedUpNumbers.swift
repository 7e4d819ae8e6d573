import SwiftSyntax

extension Rewrite {
  /// Takes numbers and geometry out of objects by their class, where the runtime would look for them by name.
  static let lookedUpNumbers = Rewrite(
    id: "looked-up-numbers",
    reason: "only the Objective-C runtime finds a member in any object by its name",
    examples: [
      RewriteExample(
        "with another value where there is none", "let a = (b[1] as AnyObject).doubleValue ?? 0.5",
        "let a = (b[1] as? NSNumber)?.doubleValue ?? 0.5"),
      RewriteExample(
        "that is there", "let a: CGRect = (b as AnyObject).cgRectValue",
        "let a: CGRect = (b as! NSValue).cgRectValue"),
      RewriteExample(
        "that is kept for later, which may be none",
        "let a = (b as AnyObject).cgRectValue\nlet c = a?.size ?? .zero",
        "let a = (b as? NSValue)?.cgRectValue\nlet c = a?.size ?? .zero"),
      RewriteExample(
        "that is insisted on", "f((b as AnyObject).floatValue!)",
        "f((b as? NSNumber)?.floatValue!)"),
      RewriteExample(
        "that is gone on with", "let a = (b as AnyObject).cgRectValue.size",
        "let a = (b as! NSValue).cgRectValue.size"),
      RewriteExample(
        "in a condition", "if let a = (b as AnyObject).boolValue {}",
        "if let a = (b as? NSNumber)?.boolValue {}"),
      RewriteExample(
        "of what is told of a keyboard",
        "let a = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue.size",
        "let a = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.size"),
      RewriteExample(
        "of another dictionary", "let a = info[key]?.doubleValue",
        "let a = info[key]?.doubleValue"),
      RewriteExample(
        "another member", "let a = (b as AnyObject).frame", "let a = (b as AnyObject).frame"),
    ]
  ) { source, _, findings in
    for access in source.tree.all(MemberAccessExprSyntax.self) {
      guard let owner = owners[access.declName.baseName.text] else { continue }
      if let value = access.base?.valueTold {
        findings.note(.insert("(", at: value.start), in: source)
        findings.addPart(.insert(" as? \(owner))", at: value.end), in: source)
        continue
      }
      guard let tuple = access.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let cast = tuple.elements.first?.expression.castToAnyObject
      else { continue }
      let mayMiss = access.mayBeNothing
      let words = "(\(cast) \(mayMiss ? "as?" : "as!") \(owner))\(mayMiss ? "?" : "")"
      findings.note(.replace(tuple.bytes, with: words), in: source)
    }
  }

  private static let owners: [String: String] = {
    let numbers = [
      "boolValue", "doubleValue", "floatValue", "intValue", "int32Value", "int64Value",
      "uintValue", "stringValue",
    ]
    let values = [
      "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
      "uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue",
    ]
    return Dictionary(
      uniqueKeysWithValues: numbers.map { ($0, "NSNumber") } + values.map { ($0, "NSValue") })
  }()
}

extension ExprSyntax {
  /// What stands in a notification's dictionary, whatever class its values have: `b[k]` of `b[k]?`.
  fileprivate var valueTold: SubscriptCallExprSyntax? {
    guard let link = self.as(OptionalChainingExprSyntax.self),
      let call = link.expression.as(SubscriptCallExprSyntax.self),
      call.arguments.count == 1, call.arguments.trimmedDescription.hasSuffix("UserInfoKey")
    else { return nil }
    return call
  }

  /// What is taken for any object: `b` of `b as AnyObject`.
  fileprivate var castToAnyObject: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
      let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      ["AnyObject", "AnyObject?"].contains(parts[2].trimmedDescription)
    else { return nil }
    return parts[0].trimmedDescription
  }
}

extension MemberAccessExprSyntax {
  /// Whether who asks is ready for nothing: by another value, a condition, or a link in a chain.
  fileprivate var mayBeNothing: Bool {
    if parent?.is(OptionalChainingExprSyntax.self) ?? false { return true }
    if parent?.is(ForceUnwrapExprSyntax.self) ?? false { return true }
    if parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    // What is found by name is optional where nothing says otherwise.
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { $0.type.is(OptionalTypeSyntax.self) } ?? true
    }
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let next = list.drop { $0.id != id }.dropFirst().first
    return next?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }
}

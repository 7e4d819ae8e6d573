import SwiftSyntax

/// Values that stand for what an optional requirement would have given.
///
/// Nobody sees them: whoever asks is told that the requirement is missing.
struct NeutralValues {
  let library: ParsedLibrary

  /// A default implementation; where there is no value, the type that stops it.
  struct Body {
    let source: String
    var trap: String?
  }

  /// The default of a method.
  func body(of method: FunctionDeclSyntax) -> Body {
    let isStatic = method.modifiers.contains("static") ? "static " : ""
    let head = "\(isStatic)func \(method.name.text)\(method.signature.oneLine)"
    let type = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    let inner = expression(type)
    return Body(source: "\(head) {\(inner.source)}", trap: inner.trap)
  }

  /// The default of a property.
  func body(of property: VariableDeclSyntax) -> Body? {
    guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let isStatic = property.modifiers.contains("static") ? "static " : ""
    let head = "\(isStatic)var \(name): \(type.trimmedDescription)"
    let inner = expression(type.trimmedDescription)
    let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
    let body = isSettable ? "{ get {\(inner.source)} set {} }" : "{\(inner.source)}"
    return Body(source: "\(head) \(body)", trap: inner.trap)
  }

  private func expression(_ type: String) -> Body {
    if ["Void", "()", "Swift.Void"].contains(type) { return Body(source: "") }
    guard let value = value(of: type) else {
      return Body(source: " preconditionFailure(\"the requirement is missing\") ", trap: type)
    }
    return Body(source: " OptionalRequirement.missing(\(value)) ")
  }

  /// A value of a type that is spelled so.
  func value(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if let known = Self.known[type] { return known }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let declared = library.facts.declarations.types[last] ?? library.host.declarations.types[last]
    guard let declared else { return nil }
    switch declared.kind {
    case .enum: return declared.plainCases.first.map { ".\($0)" }
    case .class, .struct:
      if isMakeable(last) { return "\(type)()" }
      return isMadeOfFrame(last) ? "\(type)(frame: .zero)" : nil
    case .protocol, .actor, .alias, nil: return nil
    }
  }

  /// Whether it is a view whose class says that it is made of a frame.
  private func isMadeOfFrame(_ name: String) -> Bool {
    library.host.declarations.types[name]?.initializers.contains(["frame"]) ?? false
  }

  /// Whether a type, or the nearest ancestor that says how, is made without arguments.
  private func isMakeable(_ name: String) -> Bool {
    let own = library.facts.declarations.ancestry(of: name)
    let ancestors = own.flatMap { [$0.name] + $0.inherited } + [name]
    let all = own + ancestors.flatMap { library.host.declarations.ancestry(of: $0) }
    let speaking = all.first { type in
      type.kind != .protocol && type.initializers.contains { $0 != ["coder"] }
    }
    return speaking?.initializers.contains([]) ?? true
  }

  private static let known: [String: String] = [
    "Bool": "false", "Int": "0", "UInt": "0", "Float": "0", "Double": "0", "CGFloat": "0",
    "TimeInterval": "0", "CFTimeInterval": "0", "String": "\"\"", "Any": "()",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
    "UIOffset": ".zero", "CGVector": ".zero", "CGAffineTransform": ".identity",
    "UIColor": ".clear", "UIInterfaceOrientationMask": "[]", "UIRectEdge": "[]",
    "IndexPath": "IndexPath()", "Date": "Date()",
  ]
}

extension FunctionSignatureSyntax {
  /// The signature on one line, without defaults.
  fileprivate var oneLine: String {
    let parameters = parameterClause.parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }
      return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)"
    }
    let effects = effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result = returnClause.map { " \($0.trimmedDescription)" } ?? ""
    return "(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }
}

import SwiftSyntax

extension Rewrite {
  /// Takes bounds from generic types of the library that are made with protocols of Objective-C.
  ///
  /// On Apple's systems such a protocol is a type that conforms to itself, and that is a class. Here what a
  /// generic type needs that for is said differently: weak references keep the object, methods of every object
  /// are called on it as on any object, and identity is asked of it.
  static let selfConformingProtocols = Rewrite(
    id: "self-conforming-protocols",
    reason: "a protocol conforms to itself on the Objective-C runtime alone",
    examples: selfConformingProtocolExamples
  ) { library in
    var findings = RewriteFindings()
    let exposed = library.modules.flatMap(\.sources).reduce(into: Set<String>()) { names, source in
      for declaration in source.tree.all(ProtocolDeclSyntax.self)
      where !declaration.attributes.named(["objc"]).isEmpty { names.insert(declaration.name.text) }
    }
    for module in library.modules {
      BoundParameters(module, library, exposed: exposed).edit(&findings)
    }
    return findings
  }
}

/// The generic types of a module whose parameters are bound to objects.
private struct BoundParameters {
  private let module: ParsedModule
  private let arguments: GenericArguments
  /// Whether a protocol conforms to itself on Apple's systems.
  private let isSelfConforming: (String) -> Bool

  init(_ module: ParsedModule, _ library: ParsedLibrary, exposed: Set<String>) {
    self.module = module
    arguments = GenericArguments(module)
    isSelfConforming = { name in
      if exposed.contains(name) { return true }
      let host = library.host.declarations
      return library.facts.declarations.types[name]?.file == nil
        && host.types[name]?.kind == .protocol
        && host.ancestry(of: name).contains { $0.inherited.contains("NSObjectProtocol") }
    }
  }

  func edit(_ findings: inout RewriteFindings) {
    for source in module.sources {
      for type in source.tree.all(ClassDeclSyntax.self) {
        edit(type.name.text, type.genericParameterClause, type.memberBlock, source, &findings)
      }
      for type in source.tree.all(StructDeclSyntax.self) {
        edit(
          type.name.text, type.genericParameterClause, type.memberBlock, isStruct: true, source,
          &findings)
      }
    }
  }

  private func edit(
    _ name: String, _ clause: GenericParameterClauseSyntax?, _ block: MemberBlockSyntax,
    isStruct: Bool = false, _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    for (place, parameter) in (clause?.parameters ?? []).enumerated() {
      guard let colon = parameter.colon, let bound = parameter.inheritedType,
        ["AnyObject", "NSObjectProtocol"].contains(bound.trimmedDescription),
        arguments.types(of: name, at: place).contains(where: isSelfConforming)
      else { continue }
      findings.note(.replace(colon.start..<bound.end, with: ""), in: source)
      for member in block.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        // A structure of one property is made of it.
        let isAlone =
          isStruct
          && !block.members.contains { other in
            other.id != member.id
              && (other.decl.is(VariableDeclSyntax.self)
                || other.decl.is(InitializerDeclSyntax.self))
          }
        keep(variable, of: parameter.name.text, isAlone: isAlone, in: block, source, &findings)
      }
      compare(block, source, &findings)
      if bound.trimmedDescription == "NSObjectProtocol" { ask(block, source, &findings) }
    }
  }

  /// Keeps the object that a weak reference is to.
  private func keep(
    _ variable: VariableDeclSyntax, of parameter: String, isAlone: Bool,
    in block: MemberBlockSyntax, _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    guard let word = variable.modifiers.first(where: { $0.name.text == "weak" })?.name,
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      let type = binding.typeAnnotation?.type, type.trimmedDescription == parameter + "?"
    else { return }
    let name = binding.pattern.trimmedDescription
    let kept = name + "Object"
    let making = isAlone ? "; init(\(name): \(parameter)? = nil) { self.\(name) = \(name) }" : ""
    findings.addPart(.replace(word.bytesWithBlanks, with: ""), in: source)
    findings.addPart(
      .insert(
        " { get { \(kept) as? \(parameter) } set { \(kept) = newValue.map { $0 as AnyObject } } };"
          + " private weak var \(kept): AnyObject?" + making, at: type.end),
      in: source)
    for initializer in block.members.compactMap({ $0.decl.as(InitializerDeclSyntax.self) }) {
      begin(initializer, name, kept, of: parameter, source, &findings)
    }
  }

  /// Gives the object itself where an initializer sets it, which may not call anybody before all is set.
  private func begin(
    _ initializer: InitializerDeclSyntax, _ name: String, _ kept: String, of parameter: String,
    _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    for statement in initializer.body?.statements ?? [] {
      guard let parts = statement.item.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let value = parts.last
      else { continue }
      let target = parts[0].trimmedDescription
      guard [name, "self.\(name)"].contains(target) else { continue }
      findings.addPart(
        .replace(parts[0].bytes, with: target.dropLast(name.count) + kept), in: source)
      findings.addPart(.insert("(", at: parts[2].start), in: source)
      findings.addPart(
        .insert(" as \(parameter)?).map { $0 as AnyObject }", at: value.end), in: source)
    }
  }

  /// Compares as any objects.
  private func compare(
    _ block: MemberBlockSyntax, _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    for list in block.all(ExprListSyntax.self) {
      let parts = Array(list)
      for index in parts.indices.dropFirst().dropLast() {
        guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
          ["===", "!=="].contains(sign)
        else { continue }
        for side in [parts[index - 1], parts[index + 1]]
        where !side.is(NilLiteralExprSyntax.self) && !side.is(TupleExprSyntax.self) {
          findings.addPart(
            .replace(side.bytes, with: "(\(side.trimmedDescription) as AnyObject)"), in: source)
        }
      }
    }
  }

  /// Asks any object what every object can be asked.
  private func ask(
    _ block: MemberBlockSyntax, _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    for call in block.all(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, !["self", "super"].contains(base.trimmedDescription),
        let labels = Self.questions[access.declName.baseName.text],
        call.arguments.map({ $0.label?.text ?? "_" }) == labels
      else { continue }
      let link = base.as(OptionalChainingExprSyntax.self)
      let words = (link?.expression ?? base).trimmedDescription
      findings.addPart(
        .replace(
          base.bytes,
          with: link == nil
            ? "(\(words) as! any NSObjectProtocol)" : "(\(words) as? any NSObjectProtocol)?"),
        in: source)
    }
  }

  /// The questions that every object answers, with their labels.
  private static let questions = [
    "responds": ["to"], "isKind": ["of"], "isMember": ["of"], "isEqual": ["_"], "conforms": ["to"],
  ]
}

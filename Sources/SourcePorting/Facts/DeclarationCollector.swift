import SwiftSyntax

/// Reads what a source declares.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var declarations = Declarations()
  private let path: String
  private var enclosing: [(name: String, isExtension: Bool)] = []
  /// What the extensions around say of who sees their members, the nearest last.
  private var extensionAccess: [String?] = []

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  /// What a source declares.
  static func declarations(in source: ParsedSource) -> Declarations {
    let collector = DeclarationCollector(path: source.path)
    collector.walk(source.tree)
    return collector.declarations
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .class, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .actor, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .struct, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .enum, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .protocol, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    enclosing.append((name, true))
    extensionAccess.append(node.modifiers.access)
    declare(name, nil, node.inheritanceClause, isHidden: false)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, .alias, nil, isHidden: node.modifiers.areHidden)
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    enclosing.removeLast()
    extensionAccess.removeLast()
  }

  private func enter(
    _ name: TokenSyntax, _ kind: DeclaredType.Kind, _ inheritance: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    enclosing.append((name.text, false))
    declare(name.text, kind, inheritance, isHidden: modifiers.areHidden)
    return .visitChildren
  }

  private func declare(
    _ name: String, _ kind: DeclaredType.Kind?, _ inheritance: InheritanceClauseSyntax?,
    isHidden: Bool
  ) {
    var type = DeclaredType(name: name)
    type.kind = kind
    type.file = kind == nil ? nil : path
    type.isHidden = isHidden
    // An extension says nothing of where its type stands.
    let outer = kind == .alias ? enclosing : enclosing.dropLast()
    type.isNested = kind == nil || !outer.isEmpty
    if kind != nil, let owner = outer.last { type.owners = [owner.name] }
    type.inherited = inheritance?.inheritedTypes.map(\.type.lastName) ?? []
    var found = Declarations()
    found.types[name] = type
    declarations.merge(found)
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    notePublic(node.modifiers, node.signature)
    guard isMember(node) else {
      if enclosing.isEmpty { noteGlobal(node.name.text, node.modifiers) }
      return .visitChildren
    }
    var member = DeclaredMember(kind: .method, name: node.name.text)
    let parameters = node.signature.parameterClause.parameters
    member.labels = parameters.map { $0.firstName.text }
    member.parameters = parameters.map { $0.type.trimmedDescription }
    let result = node.signature.returnClause?.type.trimmedDescription
    member.type = ["Void", "()", "Swift.Void"].contains(result) ? nil : result
    note(member, node.attributes, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.madeType
      declarations.variables[name, default: []].insert(type?.withoutOptional ?? "")
      if let annotation = binding.typeAnnotation { notePublic(node.modifiers, annotation) }
      guard isMember(node) else {
        let isLocal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
        if !isLocal { noteGlobal(name, node.modifiers) }
        continue
      }
      var member = DeclaredMember(kind: .property, name: name)
      member.type = type
      note(member, node.attributes, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.map { $0 } ?? []
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type
    {
      declarations.variables[name, default: []].insert(type.trimmedDescription.withoutOptional)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    notePublic(node.modifiers, node.signature)
    if let owner = enclosing.last, node.optionalMark == nil {
      let needed = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
      declarations.types[owner.name]?.initializers.append(needed.map { $0.firstName.text })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    declarations.variables[name, default: []].insert(node.type.trimmedDescription.withoutOptional)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.parameterClause == nil, let owner = enclosing.last {
      declarations.types[owner.name]?.plainCases.append(node.name.text)
    }
    return .visitChildren
  }

  /// Whether a declaration is one of a type, and not of a body.
  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private func note(
    _ member: DeclaredMember, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard let owner = enclosing.last else { return }
    var member = member
    let exposures = attributes.named(["objc", "IBAction", "IBSegueAction", "IBOutlet"])
    member.isExposed = !exposures.isEmpty
    member.givenName = exposures.first { $0.name == "objc" }?.arguments?.trimmedDescription
    member.isOptional = modifiers.contains("optional")
    member.isOverride = modifiers.contains("override")
    member.isStatic = modifiers.contains("static") || modifiers.contains("class")
    member.isHidden = ["private", "fileprivate"].contains(access(modifiers))
    member.isInExtension = owner.isExtension
    member.owner = owner.name
    declarations.types[owner.name]?.members.append(member)
  }

  private func noteGlobal(_ name: String, _ modifiers: DeclModifierListSyntax) {
    declarations.globals.insert(name)
    guard modifiers.contains("public"), !isOperator(name) else { return }
    declarations.publicGlobals.insert(name)
  }

  /// What a member's words say of who sees it, or those of the extension that it stands in.
  private func access(_ modifiers: DeclModifierListSyntax) -> String? {
    let isExtended = enclosing.last?.isExtension ?? false
    return modifiers.access ?? (isExtended ? extensionAccess.last.flatMap { $0 } : nil)
  }

  private func isOperator(_ name: String) -> Bool { !(name.first?.isLetter ?? false) }

  private func notePublic(_ modifiers: DeclModifierListSyntax, _ signature: some SyntaxProtocol) {
    let isInProtocol =
      enclosing.last.map { declarations.types[$0.name]?.kind == .protocol } ?? false
    let access = access(modifiers)
    guard access == "public" || access == "open" || isInProtocol else { return }
    for token in signature.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { declarations.publicNames.insert(name) }
    }
  }
}

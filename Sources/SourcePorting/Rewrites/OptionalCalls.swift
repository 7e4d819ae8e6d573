import SwiftSyntax

extension Rewrite {
  /// Calls optional requirements as what they are here: requirements with a default.
  static let optionalCalls = Rewrite(
    id: "optional-calls",
    reason: "an optional requirement is a requirement with a default here, and no optional closure",
    examples: optionalCallExamples
  ) { library in
    var findings = RewriteFindings()
    let members = OptionalMembers(library)
    for module in library.modules {
      for source in module.sources {
        for call in source.tree.all(FunctionCallExprSyntax.self) {
          OptionalCall(call, members)?.edit(source, &findings)
        }
        for access in source.tree.all(MemberAccessExprSyntax.self) {
          OptionalRead(access, members)?.edit(source, &findings)
        }
      }
    }
    return findings
  }
}

/// Which members of protocols were optional.
struct OptionalMembers {
  let own: [DeclaredMember]
  let host: [DeclaredMember]
  let library: ParsedLibrary
  private let byName: [String: [DeclaredMember]]

  init(_ library: ParsedLibrary) {
    self.library = library
    own = library.facts.optionalMembers
    host = library.host.requirements
    byName = Dictionary(grouping: own + host, by: \.name)
  }

  /// The requirement that a call means, and not a closure that is called like it.
  func requirement(_ name: String, _ labels: [String], trailing: Int, of base: ExprSyntax?)
    -> DeclaredMember?
  {
    let fits = (byName[name] ?? []).filter { $0.fits(call: labels, trailing: trailing) }
    guard !fits.isEmpty else { return nil }
    if isAnyObject(base) { return fits.first }
    // A closure takes no labels.
    if labels.contains(where: { $0 != "_" }) { return fits.first }
    guard (library.facts.declarations.variables[name] ?? []).contains(where: mayBeCalled) else {
      return fits.first
    }
    let owners = types(of: base)
    return fits.first { owners.contains($0.owner) }
  }

  /// Whether a variable of a type may be a closure: objects and values of known types are none.
  private func mayBeCalled(_ type: String) -> Bool {
    let known = [library.facts.declarations, library.host.declarations]
      .compactMap { $0.types[type]?.kind }
    return known.allSatisfy { $0 == .alias }
  }

  /// The optional property that is read.
  func property(_ name: String, of base: ExprSyntax?) -> DeclaredMember? {
    let fits = own.filter { $0.kind == .property && $0.name == name }
    guard !fits.isEmpty else { return nil }
    let owners = types(of: base)
    return fits.first { owners.contains($0.owner) }
  }

  /// The types that what stands in front may have, and what they inherit from.
  private func types(of base: ExprSyntax?) -> Set<String> {
    guard let name = base?.lastReference else { return [] }
    let own = library.facts.declarations.variables[name] ?? []
    let types = own.union(library.host.declarations.variables[name] ?? [])
    return types.reduce(into: []) { all, type in
      let last = type.split(separator: ".").last.map(String.init) ?? type
      all.insert(last)
      all.formUnion(library.facts.declarations.ancestry(of: last).map(\.name))
      all.formUnion(library.host.declarations.ancestry(of: last).map(\.name))
    }
  }
}

extension OptionalMembers {
  /// Whether a thing in front is any object, whose members the runtime would look for by name.
  func isAnyObject(_ base: ExprSyntax?) -> Bool {
    guard let name = base?.lastReference else { return false }
    return library.facts.declarations.variables[name] == ["AnyObject"]
  }
}

extension ExprSyntax {
  /// The name of the last thing in a chain: `delegate` of `self.delegate?`.
  fileprivate var lastReference: String? {
    if let link = self.as(OptionalChainingExprSyntax.self) { return link.expression.lastReference }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.lastReference }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether something in a chain may be missing.
  fileprivate var hasLink: Bool { !all(OptionalChainingExprSyntax.self).isEmpty }
}

/// A call of a method that may be missing.
private struct OptionalCall {
  private let call: FunctionCallExprSyntax
  private let mark: TokenSyntax
  private let base: ExprSyntax?
  private let requirement: DeclaredMember
  private let isOfAnyObject: Bool

  init?(_ call: FunctionCallExprSyntax, _ members: OptionalMembers) {
    let callee: ExprSyntax
    if let link = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (link.expression, link.questionMark)
    } else if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (force.expression, force.exclamationMark)
    } else {
      return nil
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else {
      return nil
    }
    let given = member.declName.argumentNames?.arguments.map { $0.name.text }
    let labels = given ?? call.arguments.map { $0.label?.text ?? "_" }
    let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    guard
      let requirement = members.requirement(
        member.declName.baseName.text, labels, trailing: trailing, of: member.base)
    else { return nil }
    self.call = call
    base = member.base
    isOfAnyObject = members.isAnyObject(member.base)
    self.requirement = requirement
  }

  func edit(_ source: ParsedSource, _ findings: inout RewriteFindings) {
    findings.note(.replace(mark.bytes, with: ""), in: source)
    if isOfAnyObject, let base {
      let object =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      let words = "(\(object.trimmedDescription) as? \(requirement.owner))?"
      findings.addPart(.replace(base.bytes, with: words), in: source)
    }
    guard mark.tokenKind != .exclamationMark, !call.isStatement(giving: requirement.type) else {
      return
    }
    let isContinued = call.parent?.is(MemberAccessExprSyntax.self) ?? false
    if requirement.isOptional, requirement.type != nil {
      wrap("OptionalRequirement.value", isContinued ? "?" : "", source, &findings)
    } else if !isContinued, let type = requirement.type, !type.hasSuffix("?"), !type.hasSuffix("!"),
      !(base?.hasLink ?? false)
    {
      wrap("Optional", "", source, &findings)
    }
  }

  private func wrap(
    _ name: String, _ end: String, _ source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    findings.addPart(.insert("\(name)(", at: call.start), in: source)
    findings.addPart(.insert(")\(end)", at: call.end), in: source)
  }
}

/// A look at a property that may be missing.
private struct OptionalRead {
  private let access: MemberAccessExprSyntax

  init?(_ access: MemberAccessExprSyntax, _ members: OptionalMembers) {
    guard let base = access.base, !(access.parent?.is(FunctionCallExprSyntax.self) ?? false),
      members.property(access.declName.baseName.text, of: base) != nil,
      !access.isWrapped, !access.isAssigned
    else { return nil }
    self.access = access
  }

  func edit(_ source: ParsedSource, _ findings: inout RewriteFindings) {
    findings.note(.insert("OptionalRequirement.value(", at: access.start), in: source)
    findings.addPart(.insert(")", at: access.end), in: source)
  }
}

extension SyntaxProtocol {
  /// Whether it stands in the call that asks for a value.
  fileprivate var isWrapped: Bool {
    let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "OptionalRequirement.value"
  }

  /// Whether something is assigned to it.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == Syntax(self).id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }

  /// Whether it is a statement, so that nobody looks at what it gives.
  ///
  /// The only expression of a body may be what the body gives, if there is something to give.
  fileprivate func isStatement(giving type: String?) -> Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return false }
    guard type != nil else { return true }
    let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return !isAlone
  }
}

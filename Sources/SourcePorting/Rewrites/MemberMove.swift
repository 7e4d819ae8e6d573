import SwiftSyntax

/// The members that move into one class.
struct MemberMove {
  let destination: ParsedSource
  let owner: ClassDeclSyntax
  var members: [Member]

  struct Member {
    let source: ParsedSource
    let item: MemberBlockItemSyntax
    let holder: ExtensionDeclSyntax
  }

  /// What has to move in a module, by class.
  static func all(
    in module: ParsedModule, of library: ParsedLibrary, _ findings: inout RewriteFindings
  ) -> [MemberMove] {
    var moves: [MemberMove] = []
    let homes = Dictionary(
      module.sources.flatMap { source in
        source.tree.all(ClassDeclSyntax.self).map { ($0.name.text, (source, $0)) }
      }, uniquingKeysWith: { first, _ in first })
    for source in module.sources {
      for holder in source.tree.all(ExtensionDeclSyntax.self) {
        let name = holder.extendedType.lastName
        for item in holder.memberBlock.all(MemberBlockItemSyntax.self)
        where item.around(ExtensionDeclSyntax.self) == holder && !item.isNested(below: holder) {
          guard isToMove(item, of: name, library) else { continue }
          guard let (destination, owner) = homes[name] else {
            if item.decl.modifierList?.contains("override") ?? false {
              findings.note(
                "'\(name)' is not a class of this module, and Swift overrides nothing in its extensions",
                at: source.line(of: item), in: source)
            }
            continue
          }
          let member = Member(source: source, item: item, holder: holder)
          if let index = moves.firstIndex(where: { $0.owner == owner }) {
            moves[index].members.append(member)
          } else {
            moves.append(MemberMove(destination: destination, owner: owner, members: [member]))
          }
        }
      }
    }
    return moves
  }

  /// Whether a member overrides one, or a subclass overrides it.
  private static func isToMove(
    _ item: MemberBlockItemSyntax, of name: String, _ library: ParsedLibrary
  ) -> Bool {
    guard let modifiers = item.decl.modifierList else { return false }
    if modifiers.contains("override") { return true }
    guard let memberName = item.decl.memberName else { return false }
    let isStatic = modifiers.contains("static")
    return !isStatic
      && library.facts.declarations.types.values.contains { type in
        type.name != name && type.kind == .class
          && type.members.contains {
            $0.isOverride && $0.name == memberName.name
              && $0.labels == memberName.labels
          }
          && library.facts.declarations.ancestry(of: type.name).contains { $0.name == name }
      }
  }

  // MARK: - Moving

  func edit(_ module: ParsedModule, _ findings: inout RewriteFindings) {
    var text = ""
    for member in members {
      text += piece(of: member)
      let whole = member.item.position.utf8Offset..<member.item.end
      let lines = member.source.text(whole).filter(\.isNewline)
      findings.note(.replace(whole, with: lines), in: member.source)
    }
    let brace = owner.memberBlock.rightBrace
    text += "#sourceLocation(file: \"\(destination.path)\", line: \(destination.line(of: brace)))\n"
    let startsLine = brace.leadingTrivia.contains { $0.isNewline }
    let place = startsLine ? brace.start - brace.indentation : brace.start
    findings.addPart(.insert("\n" + text, at: place), in: destination)
    bringImports(&findings)
  }

  /// A member with the place that it comes from, and the conditions that it stands under.
  private func piece(of member: Member) -> String {
    let (source, item) = (member.source, member.item)
    let start = item.position.utf8Offset
    var text = source.text(start..<item.end)
    if let access = member.holder.modifiers.access, item.decl.modifierList?.access == nil,
      access != "private"
    {
      let offset = (item.decl.declarationStart ?? item.start) - start
      let place = text.utf8.index(text.startIndex, offsetBy: offset)
      text.insert(contentsOf: access + " ", at: place)
    }
    var line = source.line(at: item.position)
    if let first = text.first, first.isNewline {
      text.removeFirst()
      line += 1
    }
    var piece = "#sourceLocation(file: \"\(source.path)\", line: \(line))\n\(text)\n"
    for condition in item.conditionsAround { piece = "#if \(condition)\n\(piece)#endif\n" }
    return piece
  }

  /// Imports at the class what the members saw where they come from.
  private func bringImports(_ findings: inout RewriteFindings) {
    var known = Set(destination.imports.map(\.moduleName))
    var missing: [String] = []
    for name in members.flatMap({ $0.source.imports.map(\.moduleName) })
    where known.insert(name).inserted { missing.append(name) }
    guard !missing.isEmpty else { return }
    if let first = destination.plainImports.first {
      let text = missing.map { "; import \($0)" }.joined()
      findings.addPart(.insert(text, at: first.end), in: destination)
    }
  }
}

extension MemberBlockItemSyntax {
  /// Whether it is a member of a type inside of an extension.
  fileprivate func isNested(below holder: ExtensionDeclSyntax) -> Bool {
    var node = parent
    while let current = node {
      if current == Syntax(holder) { return false }
      if let item = current.as(MemberBlockItemSyntax.self), !item.decl.is(IfConfigDeclSyntax.self) {
        return true
      }
      node = current.parent
    }
    return true
  }
}

extension DeclSyntax {
  /// The words in front of a member.
  fileprivate var modifierList: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// What a member is called.
  fileprivate var memberName: (name: String, labels: [String])? {
    if let method = self.as(FunctionDeclSyntax.self) {
      let labels = method.signature.parameterClause.parameters.map { $0.firstName.text }
      return (method.name.text, labels)
    }
    let binding = self.as(VariableDeclSyntax.self)?.bindings.first
    return binding.map { ($0.pattern.trimmedDescription, []) }
  }

  /// Where its words begin, behind attributes.
  fileprivate var declarationStart: Int? {
    modifierList?.first?.start ?? self.as(FunctionDeclSyntax.self)?.funcKeyword.start
      ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier.start
  }
}

extension TokenSyntax {
  /// How many blanks stand in front of it on its line.
  fileprivate var indentation: Int {
    var count = 0
    for piece in leadingTrivia.reversed() {
      if piece.isNewline { break }
      count += piece.sourceLength.utf8Length
    }
    return count
  }
}

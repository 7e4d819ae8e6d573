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
            setAside(item, of: name, in: source, library, &findings)
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

  /// Gives what an extension overrides of a class of another module a name of its own.
  ///
  /// There is no class for it to move into, and nobody asks for it by its new name.
  private static func setAside(
    _ item: MemberBlockItemSyntax, of name: String, in source: ParsedSource,
    _ library: ParsedLibrary, _ findings: inout RewriteFindings
  ) {
    guard let modifiers = item.decl.modifierList, modifiers.contains("override"),
      let member = item.decl.memberName, let token = item.decl.nameToken
    else { return }
    let known = library.host.declarations.ancestry(of: name).contains { type in
      type.kind == .class
        && type.members.contains {
          $0.name == member.name && $0.labels == member.labels && !$0.isInExtension
        }
    }
    // What an extension of the library gives is another rewrite's.
    guard known else { return }
    findings.note(
      "'\(name)' never asks for '\(member.name)': Swift overrides nothing in extensions of another module's classes",
      at: source.line(of: item), in: source)
    findings.note(
      .replace(token.bytes, with: "overridden" + member.name.capitalizedFirst), in: source)
    for word in modifiers where ["override", "open", "public"].contains(word.name.text) {
      findings.addPart(.replace(word.name.bytesWithBlanks, with: ""), in: source)
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
    widen(&findings)
  }

  /// Lets the members see from the class's file what is hidden in their own.
  private func widen(_ findings: inout RewriteFindings) {
    let foreign = members.filter { $0.source.path != destination.path }
    for source in Set(foreign.map(\.source.path)).sorted().compactMap({ path in
      foreign.first { $0.source.path == path }?.source
    }) {
      let moved = foreign.filter { $0.source.path == source.path }.map(\.item)
      let words = Set(
        moved.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { token in
          if case .identifier(let name) = token.tokenKind { return name }
          return nil
        })
      for word in source.tree.hiddenWords(of: words)
      where !moved.contains(where: { $0.holds(word) }) {
        findings.addPart(.replace(word.bytesWithBlanks, with: ""), in: source)
      }
    }
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

  /// The word that names it.
  fileprivate var nameToken: TokenSyntax? {
    if let method = self.as(FunctionDeclSyntax.self) { return method.name }
    let pattern = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier
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

extension SyntaxProtocol {
  /// The words that hide what has one of some names, at it or at the extension that gives it.
  fileprivate func hiddenWords(of names: Set<String>) -> [TokenSyntax] {
    var found: [TokenSyntax] = []
    func note(_ modifiers: DeclModifierListSyntax) {
      let words = modifiers.map(\.name).filter { ["private", "fileprivate"].contains($0.text) }
      for word in words where !found.contains(word) { found.append(word) }
    }
    for node in all(DeclSyntax.self) {
      let isNamed = node.declaredNames.contains(where: names.contains)
      guard isNamed, let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      else { continue }
      note(modifiers)
      if let holder = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) {
        note(holder.modifiers)
      }
    }
    return found
  }

  /// Whether a word stands in it.
  fileprivate func holds(_ word: TokenSyntax) -> Bool { bytes.contains(word.start) }
}

extension DeclSyntax {
  /// What it declares.
  fileprivate var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    if let method = self.as(FunctionDeclSyntax.self) { return [method.name.text] }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}

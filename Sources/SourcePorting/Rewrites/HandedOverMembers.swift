import SwiftSyntax

/// The members of extensions that subclasses have their own versions of.
struct HandedOverMembers {
  private let module: ParsedModule
  private let library: ParsedLibrary
  private var types: [String: DeclaredType] { library.facts.declarations.types }

  init(_ module: ParsedModule, _ library: ParsedLibrary) {
    self.module = module
    self.library = library
  }

  /// Moves the members into protocols, and lets them hand over.
  func edit(_ findings: inout RewriteFindings) {
    var adoptions: [String: Adoption] = [:]
    for source in module.sources {
      for holder in source.tree.all(ExtensionDeclSyntax.self) {
        let name = holder.extendedType.lastName
        guard types[name]?.file == nil, library.host.declarations.types[name]?.kind == .class else {
          continue
        }
        for item in holder.memberBlock.members {
          guard let member = ExtensionMember(item.decl), !member.modifiers.contains("override"),
            !member.modifiers.contains("static")
          else { continue }
          let owners = firstOwners(of: member, below: name)
          guard !owners.isEmpty else { continue }
          let words = [member.modifiers.access, holder.modifiers.access]
          adoptions[name, default: Adoption(source: source)].take(
            isPublic: words.contains("public") || words.contains("open"))
          move(item, member, of: holder, to: owners, in: source, &findings)
        }
      }
      dropWords(in: source, &findings)
    }
    for (name, adoption) in adoptions.sorted(by: { $0.key < $1.key }) {
      findings.addPart(
        .insert(adoption.text(for: name), at: adoption.source.text.utf8.count), in: adoption.source)
    }
  }

  /// Puts a member into the extension of a protocol, and lets it hand over to those who have their own.
  private func move(
    _ item: MemberBlockItemSyntax, _ member: ExtensionMember, of holder: ExtensionDeclSyntax,
    to owners: [String], in source: ParsedSource, _ findings: inout RewriteFindings
  ) {
    let name = holder.extendedType.lastName
    // Nobody overrides what an extension of a protocol gives.
    if let word = member.modifiers.first(where: { $0.name.text == "open" }) {
      findings.addPart(.replace(word.name.bytes, with: "public"), in: source)
    }
    let access = holder.modifiers.access.map { $0 + " " } ?? ""
    let lead = " }; \(access)extension \(name)Members {"
    findings.note(.insert(lead, at: item.position.utf8Offset), in: source)
    findings.addPart(.insert(handover(of: member, to: owners), at: member.bodyStart), in: source)
    let plain = isCalledBySuper(member, below: name) ? item.decl.plainVersion : nil
    let end = plain.map { "\n  \($0)" } ?? ""
    findings.addPart(.insert("\(end) }; \(access)extension \(name) {", at: item.end), in: source)
  }

  /// Whether some class's own version asks for that of the extension.
  private func isCalledBySuper(_ member: ExtensionMember, below name: String) -> Bool {
    module.sources.contains { source in
      source.tree.all(MemberBlockItemSyntax.self).contains { item in
        guard let own = ExtensionMember(item.decl), own.name == member.name,
          own.labels == member.labels, own.modifiers.contains("override"), let owner = item.owner
        else { return false }
        return library.facts.inherits(owner, from: name, host: library.host)
          && isFirst(owner, own.name, own.labels) && !item.callsOfSuper(to: own).isEmpty
      }
    }
  }

  /// The classes that have their own version first: the library's, and UIKit's that it extends.
  ///
  /// Whoever inherits from another one stands before it.
  private func firstOwners(of member: ExtensionMember, below name: String) -> [String] {
    let owners = types.values.filter { type in
      type.name != name
        && type.members.contains {
          $0.isOverride && $0.name == member.name && $0.labels == member.labels
        } && library.facts.inherits(type.name, from: name, host: library.host)
        && isFirst(type.name, member.name, member.labels)
    }.map(\.name).sorted()
    return owners.sorted { left, right in depth(left) > depth(right) }
  }

  /// How many types a type inherits from, here and at the host.
  private func depth(_ name: String) -> Int {
    let own = library.facts.declarations.ancestry(of: name)
    let names = Set([name] + own.flatMap { [$0.name] + $0.inherited })
    return names.count + names.flatMap { library.host.declarations.ancestry(of: $0) }.count
  }

  /// Whether no class of the library above one has the member.
  private func isFirst(_ name: String, _ member: String, _ labels: [String]) -> Bool {
    library.facts.declarations.ancestry(of: name).dropFirst().allSatisfy { type in
      type.file == nil || !type.members.contains { $0.name == member && $0.labels == labels }
    }
  }

  /// The first words of the body, which let a subclass do it.
  private func handover(of member: ExtensionMember, to owners: [String]) -> String {
    let words = owners.map { " if let own = self as? \($0) { return own.\(member.call) };" }
    // A body that was one expression gave its value without a word.
    return words.joined() + (member.isExpression ? " return" : "")
  }

  /// Takes away the word that says a subclass's version is one.
  private func dropWords(in source: ParsedSource, _ findings: inout RewriteFindings) {
    for item in source.tree.all(MemberBlockItemSyntax.self) {
      guard let member = ExtensionMember(item.decl),
        let word = member.modifiers.first(where: { $0.name.text == "override" }),
        let owner = item.owner,
        isFirst(owner, member.name, member.labels),
        types.values.contains(where: { type in
          type.file == nil && library.host.declarations.types[type.name]?.kind == .class
            && type.members.contains {
              $0.isInExtension && !$0.isOverride && $0.name == member.name
                && $0.labels == member.labels
            } && library.facts.inherits(owner, from: type.name, host: library.host)
        })
      else { continue }
      findings.addPart(.replace(word.name.bytesWithBlanks, with: ""), in: source)
      if types[owner]?.file == nil,
        let open = member.modifiers.first(where: { $0.name.text == "open" })
      {
        findings.addPart(.replace(open.name.bytes, with: "public"), in: source)
      }
      for question in item.callsOfSuper(to: member) {
        findings.addPart(
          .replace(question.bytes, with: "self.\(member.name.plainName)"), in: source)
      }
    }
  }
}

extension HandedOverMembers {
  /// That a class of UIKit's adopts the protocol of its members.
  private struct Adoption {
    /// The file that says so: the first one that has such members.
    let source: ParsedSource
    private var isPublic = false

    init(source: ParsedSource) { self.source = source }

    /// Takes in a member, which everybody may see or not.
    mutating func take(isPublic: Bool) { self.isPublic = self.isPublic || isPublic }

    func text(for name: String) -> String {
      "\n\(isPublic ? "public " : "")protocol \(name)Members: \(name) {}\n"
        + "extension \(name): \(name)Members {}\n"
    }
  }
}

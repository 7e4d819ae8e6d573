import SwiftSyntax

extension Rewrite {
  /// Lets a library's class have its own version of what an extension gives to one of UIKit's.
  ///
  /// The extension's members become those of a protocol that the class of UIKit's adopts, which a
  /// subclass may declare anew; and they hand over to the subclass, as the runtime would.
  static let overriddenExtensions = Rewrite(
    id: "overridden-extensions",
    reason: "Swift overrides nothing that an extension gives to a class of another module",
    examples: [
      RewriteExample(
        "a method",
        "class A: UIViewController {\n  override func open() {}\n}\nextension UIViewController {\n  func a() {}\n  @objc public func open() { g() }\n}\n",
        """
        class A: UIViewController {
          func open() {}
        }
        extension UIViewController {
          func a() {} }; extension UIViewControllerMembers {
          @objc public func open() { if let own = self as? A { return own.open() }; g() } }; extension UIViewController {
        }

        public protocol UIViewControllerMembers: UIViewController {}
        extension UIViewController: UIViewControllerMembers {}

        """),
      RewriteExample(
        "with arguments and a value",
        "extension UIView {\n  @objc func size(_ a: Int, of b: Int) -> Int { a }\n}\nclass A: UIView {\n  override func size(_ a: Int, of b: Int) -> Int { b }\n}\nclass B: A {\n  override func size(_ a: Int, of b: Int) -> Int { 1 }\n}\n",
        """
        extension UIView { }; extension UIViewMembers {
          @objc func size(_ a: Int, of b: Int) -> Int { if let own = self as? A { return own.size(a, of: b) }; return a } }; extension UIView {
        }
        class A: UIView {
          func size(_ a: Int, of b: Int) -> Int { b }
        }
        class B: A {
          override func size(_ a: Int, of b: Int) -> Int { 1 }
        }

        protocol UIViewMembers: UIView {}
        extension UIView: UIViewMembers {}

        """),
      RewriteExample(
        "a property, of a class of UIKit's too",
        "extension UIView {\n  @objc open var copied: UIView { UIView() }\n}\nextension UILabel {\n  @objc open override var copied: UIView { UILabel() }\n}\n",
        """
        extension UIView { }; extension UIViewMembers {
          @objc public var copied: UIView { if let own = self as? UILabel { return own.copied }; return UIView() } }; extension UIView {
        }
        extension UILabel {
          @objc public var copied: UIView { UILabel() }
        }

        public protocol UIViewMembers: UIView {}
        extension UIView: UIViewMembers {}

        """),
      RewriteExample(
        "asked for by the one that a class has of its own",
        "class A: UIViewController {\n  override var b: Int { super.b + 1 }\n}\nextension UIViewController {\n  @objc var b: Int { 1 }\n}\n",
        """
        class A: UIViewController {
          var b: Int { self.bOfExtension + 1 }
        }
        extension UIViewController { }; extension UIViewControllerMembers {
          @objc var b: Int { if let own = self as? A { return own.b }; return 1 }
          var bOfExtension: Int { 1 } }; extension UIViewController {
        }

        protocol UIViewControllerMembers: UIViewController {}
        extension UIViewController: UIViewControllerMembers {}

        """),
      RewriteExample(
        "what UIKit itself has",
        "extension UIView {\n  func f() {}\n}\nclass A: UIView {\n  override func layoutSubviews() {}\n}\n",
        "extension UIView {\n  func f() {}\n}\nclass A: UIView {\n  override func layoutSubviews() {}\n}\n"
      ),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules { HandedOverMembers(module, library).edit(&findings) }
    return findings
  }
}

/// The members of extensions that subclasses have their own versions of.
private struct HandedOverMembers {
  private let module: ParsedModule
  private let library: ParsedLibrary
  private var types: [String: DeclaredType] { library.facts.declarations.types }

  init(_ module: ParsedModule, _ library: ParsedLibrary) {
    self.module = module
    self.library = library
  }

  func edit(_ findings: inout RewriteFindings) {
    var adopted: [String: (source: ParsedSource, isPublic: Bool)] = [:]
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
          let isPublic = words.contains("public") || words.contains("open")
          // Nobody overrides what an extension of a protocol gives.
          if let word = member.modifiers.first(where: { $0.name.text == "open" }) {
            findings.addPart(.replace(word.name.bytes, with: "public"), in: source)
          }
          let known = adopted[name]
          adopted[name] = (known?.source ?? source, (known?.isPublic ?? false) || isPublic)
          let access = holder.modifiers.access.map { $0 + " " } ?? ""
          let lead = " }; \(access)extension \(name)Members {"
          findings.note(.insert(lead, at: item.position.utf8Offset), in: source)
          findings.addPart(
            .insert(handover(of: member, to: owners), at: member.bodyStart), in: source)
          let plain = isCalledBySuper(member, below: name) ? item.decl.plainVersion : nil
          let end = plain.map { "\n  \($0)" } ?? ""
          findings.addPart(
            .insert("\(end) }; \(access)extension \(name) {", at: item.end), in: source)
        }
      }
      dropWords(in: source, &findings)
    }
    for (name, place) in adopted.sorted(by: { $0.key < $1.key }) {
      let text =
        "\n\(place.isPublic ? "public " : "")protocol \(name)Members: \(name) {}\n"
        + "extension \(name): \(name)Members {}\n"
      findings.addPart(.insert(text, at: place.source.text.utf8.count), in: place.source)
    }
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

extension MemberBlockItemSyntax {
  /// Where it calls what the class above has in the place of a member.
  fileprivate func callsOfSuper(to member: ExtensionMember) -> [MemberAccessExprSyntax] {
    all(MemberAccessExprSyntax.self).filter { access in
      guard access.base?.trimmedDescription == "super",
        access.declName.baseName.text == member.name
      else { return false }
      guard let call = access.parent?.as(FunctionCallExprSyntax.self) else {
        return member.labels.isEmpty
      }
      let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      return labels.count + trailing == member.labels.count && member.labels.starts(with: labels)
    }
  }
}

extension DeclSyntax {
  /// The member under a name of its own, which hands over to nobody; none where it is no such member.
  fileprivate var plainVersion: String? {
    if let method = self.as(FunctionDeclSyntax.self) {
      var plain = method.trimmed
      plain.name = .identifier(method.name.text.plainName)
      plain.attributes = []
      plain.modifiers = []
      return plain.description
    }
    guard let property = self.as(VariableDeclSyntax.self), let binding = property.bindings.first
    else { return nil }
    let name = binding.pattern.trimmedDescription
    var plain = property.trimmed
    plain.attributes = []
    plain.modifiers = []
    return plain.description.replacing(
      "var \(name)", with: "var \(name.plainName)", maxReplacements: 1)
  }
}

extension String {
  /// What a member of an extension is called that hands over to nobody.
  fileprivate var plainName: String { "\(self)OfExtension" }
}

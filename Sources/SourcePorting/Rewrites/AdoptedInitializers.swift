import SwiftSyntax

extension Rewrite {
  /// Makes objects first and prepares them then, where a protocol would do both for any object.
  ///
  /// A class of another module cannot be given a required initializer, which a protocol's would be.
  static let adoptedInitializers = Rewrite(
    id: "adopted-initializers",
    reason: "a class of another module adopts no protocol that asks for an initializer",
    examples: [
      RewriteExample(
        "a block that prepares",
        "protocol P: AnyObject {\n  init()\n}\nextension NSObject: P {}\nextension P {\n  init(_ block: (Self) -> Void) {\n    self.init()\n    block(self)\n  }\n}\nlet a = UIView { $0.alpha = 1 }\nlet b = UIView(frame: .zero)",
        "protocol P: AnyObject {\n  \n}\nextension NSObject: P {}\nextension P {\n  func initialized(_ block: (Self) -> Void) -> Self {\n    \n    block(self)\n  return self }\n}\nlet a = UIView().initialized { $0.alpha = 1 }\nlet b = UIView(frame: .zero)"
      ),
      RewriteExample(
        "of a class that adopts it itself, and of one that has the initializer",
        "protocol P {\n  init()\n}\nextension UIView: P {}\nextension P {\n  init(a: Int) { self.init() }\n}\nclass A: P { required init() {} }\nclass B: UIView { init(a: Int) {} }\nlet a = A.init(a: 1)\nlet b = B(a: 1)\nlet c = UIColor(a: 1)",
        "protocol P {\n  \n}\nextension UIView: P {}\nextension P {\n  func initialized(a: Int) -> Self {  return self }\n}\nclass A: P { required init() {} }\nclass B: UIView { init(a: Int) {} }\nlet a = A.init().initialized(a: 1)\nlet b = B(a: 1)\nlet c = UIColor(a: 1)"
      ),
      RewriteExample(
        "a protocol of the library's own classes",
        "protocol P {\n  init()\n}\nextension P {\n  init(a: Int) { self.init() }\n}\nclass A: P { required init() {} }\nlet a = A(a: 1)",
        "protocol P {\n  init()\n}\nextension P {\n  init(a: Int) { self.init() }\n}\nclass A: P { required init() {} }\nlet a = A(a: 1)"
      ),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules { AdoptedInitializerEdit(module, library).edit(&findings) }
    return findings
  }
}

/// The protocols of a module that ask for an initializer, and who adopts them.
private struct AdoptedInitializerEdit {
  private let module: ParsedModule
  private let library: ParsedLibrary
  /// The classes of other modules that adopt a protocol, by its name.
  private let adopters: [String: [String]]

  init(_ module: ParsedModule, _ library: ParsedLibrary) {
    self.module = module
    self.library = library
    var adopters: [String: [String]] = [:]
    let types = library.facts.declarations.types
    for holder in module.sources.flatMap({ $0.tree.all(ExtensionDeclSyntax.self) }) {
      let name = holder.extendedType.lastName
      guard types[name]?.file == nil else { continue }
      for adopted in holder.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
      where types[adopted]?.kind == .protocol { adopters[adopted, default: []].append(name) }
    }
    self.adopters = adopters
  }

  func edit(_ findings: inout RewriteFindings) {
    var labels: [String: [[String]]] = [:]
    for source in module.sources {
      for declaration in source.tree.all(ProtocolDeclSyntax.self)
      where adopters[declaration.name.text] != nil {
        for item in declaration.memberBlock.members {
          guard let wanted = item.decl.as(InitializerDeclSyntax.self), wanted.labels.isEmpty else {
            continue
          }
          labels[declaration.name.text] = []
          findings.note(.replace(wanted.bytes, with: ""), in: source)
        }
      }
    }
    guard !labels.isEmpty else { return }
    for source in module.sources {
      for holder in source.tree.all(ExtensionDeclSyntax.self) {
        let name = holder.extendedType.lastName
        guard labels[name] != nil else { continue }
        for item in holder.memberBlock.members {
          guard let given = item.decl.as(InitializerDeclSyntax.self),
            turn(given, in: source, &findings)
          else { continue }
          labels[name]?.append(given.labels)
        }
      }
    }
    for source in module.sources {
      for call in source.tree.all(FunctionCallExprSyntax.self) where isMade(call, labels) {
        findings.note(
          .insert("().initialized", at: call.calledExpression.end), in: source)
      }
    }
  }

  /// Makes a method of an initializer that begins with the plain one; says whether it could.
  private func turn(
    _ given: InitializerDeclSyntax, in source: ParsedSource, _ findings: inout RewriteFindings
  ) -> Bool {
    guard let body = given.body, let first = body.statements.first,
      first.trimmedDescription == "self.init()"
    else { return false }
    findings.note(.replace(given.initKeyword.bytes, with: "func initialized"), in: source)
    findings.addPart(.insert(" -> Self", at: given.signature.end), in: source)
    findings.addPart(.replace(first.bytes, with: ""), in: source)
    findings.addPart(.insert("return self ", at: body.rightBrace.start), in: source)
    return true
  }

  /// Whether a call makes an object by one of the initializers.
  private func isMade(_ call: FunctionCallExprSyntax, _ labels: [String: [[String]]]) -> Bool {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let base = member == nil ? call.calledExpression : member?.base
    if let member, member.declName.baseName.text != "init" { return false }
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase ?? false
    else { return false }
    let given = call.arguments.map { $0.label?.text ?? "_" }
    let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let own = library.facts.declarations.types[name]?.initializers ?? []
    return labels.contains { adopted, all in
      all.contains { wanted in
        wanted.count == given.count + trailing && wanted.starts(with: given)
          && !own.contains(wanted) && adopts(name, adopted)
      }
    }
  }

  private func adopts(_ name: String, _ adopted: String) -> Bool {
    (adopters[adopted] ?? []).contains {
      $0 == name || library.facts.inherits(name, from: $0, host: library.host)
    } || library.facts.inherits(name, from: adopted, host: library.host)
  }
}

extension InitializerDeclSyntax {
  /// The labels of its arguments, `_` where there is none.
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

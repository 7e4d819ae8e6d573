import SwiftSyntax

extension Rewrite {
  /// Lets classes be made whose names are known only when the code runs.
  ///
  /// On Apple's systems every object's plain initializer can be called on a class that is a value.
  static let requiredInitializers = Rewrite(
    id: "required-initializers",
    reason: "Swift makes objects of a class that is a value by required initializers alone",
    examples: [
      RewriteExample(
        "of a controller",
        "class A: UIViewController {\n  func a() {}\n}\nstruct B { var kind: A.Type }\nlet a = b.kind.init()",
        "class A: UIViewController {  required convenience init() { self.init(nibName: nil, bundle: nil) }\n  func a() {}\n}\nstruct B { var kind: A.Type }\nlet a = b.kind.init()"
      ),
      RewriteExample(
        "of a view, and of one below that says itself how",
        "class A: UIView {}\nclass B: A {\n  override init() { super.init(frame: .zero) }\n}\nclass C: A {\n  init(d: Int) { super.init(frame: .zero) }\n}\nlet kind: A.Type = B.self\nlet a = kind.init()",
        "class A: UIView {  required convenience init() { self.init(frame: .zero) }}\nclass B: A {\n  required init() { super.init(frame: .zero) }\n}\nclass C: A {  required init() { preconditionFailure(\"'C' is not made of nothing\") }\n  init(d: Int) { super.init(frame: .zero) }\n}\nlet kind: A.Type = B.self\nlet a = kind.init()"
      ),
      RewriteExample(
        "of a plain object",
        "class A: NSObject {}\nfunc f(_ kind: A.Type) -> A { return kind.init() }",
        "class A: NSObject {  required override init() { super.init() }}\nfunc f(_ kind: A.Type) -> A { return kind.init() }"
      ),
      RewriteExample(
        "with an initializer that says so",
        "class A: NSObject {\n  required override init() {}\n}\nlet kind: A.Type = A.self\nlet a = kind.init()",
        "class A: NSObject {\n  required override init() {}\n}\nlet kind: A.Type = A.self\nlet a = kind.init()"
      ),
      RewriteExample(
        "of a class by its name, and with arguments",
        "class A: UIView {}\nlet a = A.init()\nlet b = kind.init(frame: .zero)",
        "class A: UIView {}\nlet a = A.init()\nlet b = kind.init(frame: .zero)"),
    ]
  ) { library in
    var findings = RewriteFindings()
    for module in library.modules { PlainInitializers(module, library).edit(&findings) }
    return findings
  }
}

/// The plain initializers of a module's classes.
private struct PlainInitializers {
  private let module: ParsedModule
  private let library: ParsedLibrary

  init(_ module: ParsedModule, _ library: ParsedLibrary) {
    self.module = module
    self.library = library
  }

  func edit(_ findings: inout RewriteFindings) {
    let made = module.sources.reduce(into: Set<String>()) { $0.formUnion(classes(madeIn: $1)) }
    guard !made.isEmpty else { return }
    for source in module.sources {
      for declaration in source.tree.all(ClassDeclSyntax.self) {
        let name = declaration.name.text
        let line = library.facts.declarations.ancestry(of: name).map(\.name)
        guard made.contains(where: line.contains) else { continue }
        require(declaration, isTop: made.contains(name), in: source, &findings)
      }
    }
  }

  /// The library's classes of which a source makes objects by a value.
  private func classes(madeIn source: ParsedSource) -> Set<String> {
    var found: Set<String> = []
    for call in source.tree.all(FunctionCallExprSyntax.self) where call.arguments.isEmpty {
      guard call.trailingClosure == nil,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "init", let base = access.base,
        let value = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { continue }
      for type in library.facts.declarations.variables[value] ?? [] where type.hasSuffix(".Type") {
        let name = String(type.dropLast(5))
        if library.facts.declarations.types[name]?.kind == .class { found.insert(name) }
      }
    }
    return found
  }

  /// Gives a class the initializer, or says of its own that it is required.
  private func require(
    _ declaration: ClassDeclSyntax, isTop: Bool, in source: ParsedSource,
    _ findings: inout RewriteFindings
  ) {
    let own = declaration.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    if let plain = own.first(where: { $0.signature.parameterClause.parameters.isEmpty }) {
      guard !plain.modifiers.contains("required") else { return }
      let word = plain.modifiers.first { $0.name.text == "override" }?.name
      // Below a required one, saying so says that it overrides.
      let text = isTop && word != nil ? "required override " : "required "
      let place = word?.bytesWithBlanks ?? plain.initKeyword.start..<plain.initKeyword.start
      findings.note(.replace(place, with: text), in: source)
      return
    }
    let designated = own.filter { !$0.modifiers.contains("convenience") }
    // Who adds no initializers has those of the class above.
    guard isTop || !designated.isEmpty else { return }
    let name = declaration.name.text
    let access = declaration.modifiers.access.map {
      ["public", "open"].contains($0) ? "public " : ""
    }
    let text = initializer(of: name, designated)
    findings.note(
      .insert("  \(access ?? "")\(text)", at: declaration.memberBlock.leftBrace.end), in: source)
  }

  private func initializer(of name: String, _ designated: [InitializerDeclSyntax]) -> String {
    let kinds = [("UIViewController", ["nibName", "bundle"]), ("UIView", ["frame"])]
    let isPlain = kinds.allSatisfy {
      !library.facts.inherits(name, from: $0.0, host: library.host)
    }
    if isPlain, designated.isEmpty { return "required override init() { super.init() }" }
    for (kind, labels) in kinds
    where library.facts.inherits(name, from: kind, host: library.host) {
      let has = designated.contains {
        $0.signature.parameterClause.parameters.map(\.firstName.text) == labels
      }
      guard has || designated.isEmpty else { continue }
      let arguments = kind == "UIView" ? "frame: .zero" : "nibName: nil, bundle: nil"
      return "required convenience init() { self.init(\(arguments)) }"
    }
    return "required init() { preconditionFailure(\"'\(name)' is not made of nothing\") }"
  }
}
